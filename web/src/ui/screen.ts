// What fits where: phones have a layout of their own.

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 760px');
