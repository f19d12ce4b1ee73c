/** Where a card brought close stands: beside the thing it belongs to, on the freer side, inside the window. */
export function besides(box: DOMRect, width: number, height: number): { left: number; top: number } {
  const wide = width <= 760 ? 240 : 300;
  const tall = (wide * 7) / 5 + 120; // with its words below
  const gap = 16;
  const right = width - box.right;
  const wanted = right >= box.left ? box.right + gap : box.left - gap - wide;
  const left = Math.max(gap / 2, Math.min(wanted, width - wide - gap / 2));
  const top = Math.max(gap / 2, Math.min(box.top + box.height / 2 - tall / 2, height - tall - gap / 2));
  return { left, top };
}
