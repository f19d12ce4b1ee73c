// The answer to an illegal tap: a short shake of the head. The words beside it say why.

import { settings } from '../state/settings.svelte';

const far = 4; // pixels

export function nudge(element: HTMLElement): void {
  if (settings.motion === 0) return;
  const steps = [0, far, -far, 0].map((x) => ({ translate: `${x}px` }));
  element.animate(steps, { duration: 140, easing: 'ease-out' });
}
