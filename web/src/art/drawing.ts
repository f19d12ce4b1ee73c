// What every picture is made of: a seeded stream, curves and colours. A picture is a pure function from
// options to SVG text; the order of draws from the stream is the picture, so it must not change.

export type Point = readonly [x: number, y: number];

/** The item at a place that is known to exist. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return found;
}

/** Seeded by a card's id (FNV-1a), then mulberry32: the same id gives the same picture everywhere. */
export class Stream {
  private state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (const letter of seed) {
      hash ^= letter.codePointAt(0) ?? 0;
      hash = Math.imul(hash, 0x01000193);
    }
    this.state = hash >>> 0;
  }

  /** At least 0, less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1));
  }

  pick<T>(list: readonly T[]): T {
    return item(list, Math.floor(this.next() * list.length));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}

/** A coordinate as text: one decimal is finer than any screen shows. */
export function n(x: number): string {
  return String(Math.round(x * 10) / 10);
}

/** A scale as text: it multiplies, so it is finer. */
export function factor(x: number): string {
  return String(Math.round(x * 1000) / 1000);
}

export function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${n(hue)} ${saturation}% ${n(lightness)}%)`;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** A smooth path through points: Catmull-Rom turned into cubic Béziers. */
export function smooth(points: readonly Point[], closed: boolean, tension = 1 / 6): string {
  const count = points.length;
  const at = (i: number): Point =>
    item(points, closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i)));
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const curve = [
      p1[0] + (p2[0] - p0[0]) * tension,
      p1[1] + (p2[1] - p0[1]) * tension,
      p2[0] - (p3[0] - p1[0]) * tension,
      p2[1] - (p3[1] - p1[1]) * tension,
      p2[0],
      p2[1],
    ];
    path += `C${curve.map(n).join(' ')}`;
  }
  return path + (closed ? 'Z' : '');
}

/** Points along the same curve, for things that grow on it. */
export function sample(points: readonly Point[], steps: number): Point[] {
  const last = points.length - 1;
  const at = (i: number): Point => item(points, Math.max(0, Math.min(last, i)));
  const sampled: Point[] = [];
  for (let k = 0; k <= steps; k++) {
    const u = (k / steps) * last;
    const i = Math.min(last - 1, Math.floor(u));
    const t = u - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const along = (j: 0 | 1): number =>
      0.5 *
      (2 * b[j] +
        (c[j] - a[j]) * t +
        (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
        (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    sampled.push([along(0), along(1)]);
  }
  return sampled;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

export type Fit = 'slice' | 'meet';

/**
 * A whole picture. It is decoration: what it shows is always said in words beside it. `top` is the height at
 * which it begins, for things that reach above their own ground.
 */
export function picture(width: number, height: number, body: string, fit: Fit = 'slice', top = 0): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid ${fit}" aria-hidden="true" focusable="false">${body}</svg>`
  );
}

/** A picture as the address of an image: ids inside it cannot meet those of another picture. */
export function address(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
