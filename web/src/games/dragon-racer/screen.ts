// What fits where: on a phone the own team lies under the circuit, elsewhere in the dock.

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 760px');
