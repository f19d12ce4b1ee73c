// The look that the lane on the home screen and the table share.

import '@fontsource-variable/bodoni-moda/wght.css';
import '@fontsource-variable/bodoni-moda/wght-italic.css';
import './world.css';
