// The arrow keys walk through what may be chosen, in the order the eye reads it.

const typing = 'input, textarea, select, dialog, [role="slider"]';

/** Moves the focus if the key is an arrow; leaves everything else alone. */
export function walk(root: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || (event.target instanceof Element && event.target.closest(typing))) return;
  const all = (selector: string) => readingOrder(root.querySelectorAll<HTMLElement>(selector));
  // Once a thing is chosen, the places it can go to; Esc steps back to the things.
  const next = all('[data-offered="next"]');
  const stops = [
    ...(next.length > 0 ? next : all('[data-offered="instead"], [data-target][aria-pressed]')),
    ...all('[data-offered="aside"]'),
  ];
  if (stops.length === 0) return;
  event.preventDefault();
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const target = here < 0 ? (step > 0 ? 0 : stops.length - 1) : (here + step + stops.length) % stops.length;
  stops[target]?.focus();
}

/** By rows from the top, then from the left; things whose middles overlap share a row. */
function readingOrder(elements: Iterable<HTMLElement>): HTMLElement[] {
  return [...elements]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .sort((a, b) => {
      const sameRow = Math.abs(middle(a.box) - middle(b.box)) < Math.min(a.box.height, b.box.height) / 2;
      return sameRow ? a.box.left - b.box.left : a.box.top - b.box.top;
    })
    .map(({ element }) => element);
}

function middle(box: DOMRect): number {
  return box.top + box.height / 2;
}
