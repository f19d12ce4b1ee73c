// The look that the lane on the home screen and the table share.

import '@fontsource-variable/playfair-display/wght.css';
import './world.css';
