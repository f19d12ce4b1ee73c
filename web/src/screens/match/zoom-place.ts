/** Where a card brought close stands: its left edge, and how far its lower or upper edge is from the window's. */
export interface Place {
  readonly left: number;
  readonly edge: 'top' | 'bottom';
  readonly distance: number;
}

const gap = 16;
const phone = 760;

function widthOf(window: number): number {
  return window <= phone ? 240 : 300;
}

/**
 * Above the thing it belongs to, so that its neighbours stay in sight, or else beside it on the freer side; always
 * inside the window. What is explained, too, needs the whole height of a phone.
 */
export function placeOf(box: DOMRect, width: number, height: number, explained = false): Place {
  const wide = widthOf(width);
  const tall = (wide * 7) / 5 + 170; // with its words below, and whose they are
  const within = (wanted: number, size: number, all: number) =>
    Math.max(gap / 2, Math.min(wanted, all - size - gap / 2));
  const left = within(box.left + (box.width - wide) / 2, wide, width);
  if (explained && width <= phone) return { left, edge: 'top', distance: gap / 2 };
  if (box.top >= tall + gap) {
    return { left, edge: 'bottom', distance: height - box.top + gap };
  }
  const beside = width - box.right >= box.left ? box.right + gap : box.left - gap - wide;
  const top = within(box.top + (box.height - tall) / 2, tall, height);
  return { left: within(beside, wide, width), edge: 'top', distance: top };
}

/** On which side of it there is more room for what explains it. */
export function helpSide({ left }: Place, width: number): 'left' | 'right' {
  return width - left - widthOf(width) >= left ? 'right' : 'left';
}
