// What fits where: phones have a layout of their own, tablets a tighter one.

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 760px');
export const tablet = new MediaQuery('(min-width: 761px) and (max-width: 1180px)');
