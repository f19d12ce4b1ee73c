// The look that the lane on the home screen and the table share.

import '@fontsource-variable/fraunces/wght.css';
import './world.css';
