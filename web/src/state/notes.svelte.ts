// Which games' notes a person has read on this device: what one should know before a first match.

const place = 'homestretch-notes';

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found.filter((game) => typeof game === 'string') : [];
  } catch {
    return []; // private windows may forbid storage
  }
}

class Notes {
  private games = $state.raw<readonly string[]>(stored());

  /** Whether a person has read what this game has to say; a game without a note has nothing to say. */
  settled({ id, note }: { readonly id: string; readonly note?: string }): boolean {
    return note === undefined || this.games.includes(id);
  }

  read(game: string): void {
    this.games = [...this.games, game];
    try {
      localStorage.setItem(place, JSON.stringify(this.games));
    } catch {
      // It is shown again with the next page.
    }
  }
}

export const notes = new Notes();
