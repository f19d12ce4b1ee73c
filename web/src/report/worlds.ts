// The colours of every game's world, but not their fonts: they would treble the page. A module of its own,
// because they come after what they change.
import.meta.glob('../games/*/world.css', { eager: true });
