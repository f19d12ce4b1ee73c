// The pictures of the page, drawn by Observable Plot as SVG: they print, scale and take the page's colours.

import * as Plot from '@observablehq/plot';
import type { Histogram, Measured } from './data';
import { percent, points } from './words';

const style = {
  background: 'transparent',
  color: 'var(--ink-2)',
  fontSize: '12px',
  fontFamily: 'inherit',
  overflow: 'visible',
};
const accent = 'var(--g-accent)';
const quiet = 'var(--line-strong)';

export interface ForestRow {
  readonly name: string;
  readonly measured: Measured;
  readonly standout: boolean;
}

/** Differences with their intervals, one line for each, the highest on top; the band is what is usual. */
export function forest(rows: readonly ForestRow[], usual: readonly [number, number], width: number): Element {
  const longest = Math.max(...rows.map((row) => row.name.length));
  const narrow = width < 560;
  const marginLeft = Math.min(longest * 7 + 16, narrow ? width * 0.42 : 240);
  const names = rows.map((row) => row.name);
  const value = (row: ForestRow): number => row.measured[0] * 100;
  return Plot.plot({
    width,
    height: rows.length * 20 + 66,
    marginLeft,
    marginRight: 20,
    marginTop: 46,
    style,
    x: {
      axis: 'top',
      label: narrow ? 'points more wins' : 'percentage points more wins than the seat’s usual',
      labelAnchor: 'left',
      labelOffset: 38,
      grid: true,
      nice: true,
      ticks: narrow ? 4 : 8,
    },
    y: { domain: names, label: null, tickSize: 0 },
    marks: [
      Plot.rectX([usual], {
        x1: (band: readonly [number, number]) => band[0] * 100,
        x2: (band: readonly [number, number]) => band[1] * 100,
        fill: 'var(--sunken)',
      }),
      Plot.ruleX([0], { stroke: quiet }),
      Plot.link(rows, {
        x1: (row: ForestRow) => row.measured[1] * 100,
        x2: (row: ForestRow) => row.measured[2] * 100,
        y1: 'name',
        y2: 'name',
        stroke: (row: ForestRow) => (row.standout ? accent : quiet),
        strokeWidth: (row: ForestRow) => (row.standout ? 3 : 2),
      }),
      Plot.dot(rows, {
        x: value,
        y: 'name',
        r: (row: ForestRow) => (row.standout ? 6 : 3.5),
        symbol: (row: ForestRow) =>
          row.standout ? (row.measured[0] > 0 ? 'triangle' : 'diamond2') : 'circle',
        fill: (row: ForestRow) => (row.standout ? accent : 'var(--ink-3)'),
        title: (row: ForestRow) =>
          `${row.name}: ${points(row.measured[0], 2)} (${points(row.measured[1], 2)} to ${points(row.measured[2], 2)})`,
      }),
    ],
    r: { type: 'identity' },
    symbol: { type: 'identity' },
    color: { type: 'identity' },
  });
}

export interface ShareRow {
  readonly name: string;
  readonly wins: Measured;
}

/** Shares with their intervals, and where they would lie if all were even. */
export function shares(rows: readonly ShareRow[], even: number | null, width: number): Element {
  return Plot.plot({
    width,
    height: rows.length * 40 + 56,
    marginBottom: 44,
    marginLeft: Math.min(Math.max(...rows.map((row) => row.name.length)) * 7 + 20, width * 0.4),
    marginRight: 56,
    marginTop: 8,
    style,
    x: {
      label: 'part of the wins, %',
      labelOffset: 38,
      domain: [0, Math.min(100, Math.max(...rows.map((row) => row.wins[2])) * 115)],
      grid: true,
      ticks: 5,
    },
    y: { domain: rows.map((row) => row.name), label: null, tickSize: 0 },
    marks: [
      Plot.barX(rows, {
        x: (row: ShareRow) => row.wins[0] * 100,
        y: 'name',
        fill: accent,
        fillOpacity: 0.28,
        insetTop: 6,
        insetBottom: 6,
      }),
      Plot.link(rows, {
        x1: (row: ShareRow) => row.wins[1] * 100,
        x2: (row: ShareRow) => row.wins[2] * 100,
        y1: 'name',
        y2: 'name',
        stroke: accent,
        strokeWidth: 4,
      }),
      Plot.text(rows, {
        x: (row: ShareRow) => row.wins[2] * 100,
        y: 'name',
        text: (row: ShareRow) => percent(row.wins[0]),
        dx: 8,
        textAnchor: 'start',
        fill: 'var(--ink)',
        fontWeight: 620,
      }),
      ...(even === null ? [] : [Plot.ruleX([even * 100], { stroke: 'var(--ink)', strokeDasharray: '4 3' })]),
    ],
  });
}

/** How often each number came: a bar for each, or for as many as make it 40 bars. */
export function bars(histogram: Histogram, label: string, width: number): Element {
  const all = histogram.reduce((sum, [, games]) => sum + games, 0);
  const [first, last] = [histogram[0]?.[0] ?? 0, histogram[histogram.length - 1]?.[0] ?? 0];
  const wide = Math.max(1, Math.ceil((last - first + 1) / 40));
  const heights = new Map<number, number>();
  for (const [number, games] of histogram) {
    const from = first + Math.floor((number - first) / wide) * wide;
    heights.set(from, (heights.get(from) ?? 0) + (games / all) * 100);
  }
  const rows = [...heights].map(([from, share]) => ({ from: from - 0.5, to: from + wide - 0.5, share }));
  return Plot.plot({
    width,
    height: 230,
    marginLeft: 48,
    marginBottom: 44,
    style,
    x: { label, labelOffset: 38, tickFormat: 'd' },
    y: { label: 'games, %', grid: true, ticks: 4 },
    marks: [
      Plot.rectY(rows, { x1: 'from', x2: 'to', y: 'share', fill: accent, inset: 0.5 }),
      Plot.ruleY([0], { stroke: quiet }),
    ],
  });
}

/** Parts of a game against how often something happened in each. */
export function parts(counts: readonly number[], label: string, width: number): Element {
  const all = counts.reduce((sum, games) => sum + games, 0);
  const last = counts.length - 1;
  const rows = counts.map((games, part) => ({
    from: (part / last) * 100 - 50 / last,
    to: (part / last) * 100 + 50 / last,
    games: (games / all) * 100,
  }));
  return Plot.plot({
    width,
    height: 230,
    marginLeft: 48,
    marginBottom: 44,
    style,
    x: { label, labelOffset: 38, domain: [-50 / last, 100 + 50 / last] },
    y: { label: 'games, %', grid: true, ticks: 4 },
    marks: [
      Plot.rectY(rows, { x1: 'from', x2: 'to', y: 'games', fill: accent, inset: 0.5 }),
      Plot.ruleY([0], { stroke: quiet }),
    ],
  });
}
