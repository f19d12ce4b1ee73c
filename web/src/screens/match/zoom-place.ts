/**
 * Where a card brought close stands, as a style: above the thing it belongs to, so that its neighbours stay in
 * sight, or else beside it on the freer side; always inside the window.
 */
export function placeOf(box: DOMRect, width: number, height: number): string {
  const wide = width <= 760 ? 240 : 300;
  const tall = (wide * 7) / 5 + 120; // with its words below
  const gap = 16;
  const within = (wanted: number, size: number, all: number) =>
    Math.max(gap / 2, Math.min(wanted, all - size - gap / 2));
  if (box.top >= tall + gap) {
    const left = within(box.left + (box.width - wide) / 2, wide, width);
    return `left: ${left}px; bottom: ${height - box.top + gap}px`;
  }
  const beside = width - box.right >= box.left ? box.right + gap : box.left - gap - wide;
  const top = within(box.top + (box.height - tall) / 2, tall, height);
  return `left: ${within(beside, wide, width)}px; top: ${top}px`;
}
