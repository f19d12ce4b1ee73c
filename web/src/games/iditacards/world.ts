// The look that the lane on the home screen and the table share.

import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './world.css';
