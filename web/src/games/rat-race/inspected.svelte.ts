// The Councilor a viewer looks at without choosing it: the field then says what is closed to it, and why.

import type { CouncilorId } from './cards';

class Inspected {
  id = $state<CouncilorId | null>(null);
}

export const inspected = new Inspected();
