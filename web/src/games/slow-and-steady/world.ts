// The look that the lane on the home screen and the table share.

import '@fontsource-variable/fredoka/wght.css';
import './world.css';
