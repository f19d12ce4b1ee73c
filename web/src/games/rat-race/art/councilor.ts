// The Councilors: portraits, and newspaper pictures with them.

import { n, picture, Stream } from '../../../art/drawing';
import type { CouncilorId, Ideal } from '../cards';
import { heads } from './heads';
import { markPaths } from './marks';
import { cuts, ink, line, paper, rays, spots, thin } from './woodcut';

const coat = 'M22 206C26 172 56 162 82 154H118C144 162 174 172 178 206Z';
const lapel = 'M22 206C26 172 56 162 82 154L96 206Z';

function collar(who: CouncilorId, spot: string): string {
  if (who === 'bear') {
    return (
      `<path d="M56 156Q100 182 144 156L148 170Q100 198 52 170Z" fill="${spot}" ${line}/>` +
      `<path d="M126 172l10 34h-20l-4 -30Z" fill="${spot}" ${line}/>` +
      `<path d="M66 166l-2 10M80 172l-2 10M94 175v10M110 174l2 10" stroke="${ink}" stroke-width="2.6"/>`
    );
  }
  if (who === 'ant') {
    return (
      `<path d="M84 154L100 168L116 154" fill="none" ${line}/>` +
      `<path d="M138 176h22M138 184h18" stroke="${spot}" stroke-width="5"/>`
    );
  }
  return (
    `<path d="M94 164H106L112 204H88Z" fill="${spot}" ${thin(3.4)}/>` +
    `<path d="M92 158h16l-4 10h-8Z" fill="${spot}" ${thin(3.4)}/>`
  );
}

function bust(stream: Stream, who: CouncilorId): string {
  const spot = spots[who];
  const { outline, shade, back, front } = heads[who];
  const clothes =
    `<path d="${coat}" fill="${ink}"/>` +
    cuts(stream, {
      outline: lapel,
      box: [24, 160, 92, 204],
      gap: 7,
      thick: 2,
      lean: -10,
      fill: paper,
      id: 'lapel',
    }) +
    `<path d="M82 154L100 206L118 154Z" fill="${paper}" ${line}/>` +
    collar(who, spot);
  const shading = { outline, box: shade, gap: 6.4, thick: 3.2, fill: ink, id: 'face' };
  return (
    clothes +
    back(spot) +
    `<path d="${outline}" fill="${paper}" ${line}/>` +
    cuts(stream, { ...shading, lean: stream.range(3, 7) }) +
    `<path d="${outline}" fill="none" ${line}/>` +
    front(spot)
  );
}

/** A portrait before rays in its colour. */
export function portrait(who: CouncilorId): string {
  const stream = new Stream(`face${who}`);
  const ground =
    `<rect width="200" height="200" fill="${spots[who]}"/>` +
    rays(stream, { x: 100, y: 110, count: 20, fill: 'rgb(27 23 18 / .28)' });
  return picture(200, 200, ground + bust(stream, who));
}

/** Head and shoulders alone, for tokens and the home screen. */
export function alone(who: CouncilorId): string {
  return picture(200, 200, bust(new Stream(`face${who}`), who), 'meet');
}

function crowd(stream: Stream, y: number): string {
  let drawn = '';
  for (let x = -6; x < 210; x += stream.range(13, 19)) {
    const height = stream.range(9, 16);
    drawn += `<path d="M${n(x - 9)} 124V${n(y + height + 8)}q0 -8 6 -9a6.5 6.5 0 1 1 6 0q6 1 6 9V124Z" fill="${ink}"/>`;
    if (stream.chance(0.3)) {
      drawn += `<path d="M${n(x + 7)} ${n(y + height + 12)}L${n(x + 12)} ${n(y - 8)}" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
    }
  }
  return drawn;
}

/** A Councilor in a crowd, beside a placard with the ideal. */
export function issueArt(id: string, who: CouncilorId, ideal: Ideal): string {
  const stream = new Stream(id);
  const right = stream.chance(0.5);
  const tilt = stream.range(-9, 9);
  const [head, placard] = right ? [58, 148] : [142, 52];
  const ground =
    `<rect width="200" height="120" fill="${paper}"/>` +
    rays(stream, { x: 100, y: 128, count: 26, fill: 'rgb(27 23 18 / .16)', reach: 230, from: 180, to: 360 });
  const sign =
    `<g transform="rotate(${n(tilt)} ${placard} 90)"><path d="M${placard} 118V64" stroke="${ink}" stroke-width="5"/>` +
    `<rect x="${placard - 31}" y="8" width="62" height="60" fill="${spots[who]}" stroke="${ink}" stroke-width="4"/>` +
    `<rect x="${placard - 27}" y="12" width="54" height="52" fill="none" stroke="${paper}" stroke-width="1.6"/>` +
    `<g transform="translate(${n(placard - 20.4)} 17.5) scale(1.7)" fill="${paper}" fill-rule="evenodd"><path d="${markPaths[ideal]}"/></g></g>`;
  const speaker = `<g transform="translate(${head - 52} 6) scale(.56)">${bust(stream, who)}</g>`;
  return picture(200, 120, ground + sign + speaker + crowd(stream, 92));
}

/** A Councilor in a burst, light and dark exchanged. */
export function actionArt(id: string, who: CouncilorId): string {
  const stream = new Stream(id);
  const ground =
    `<rect width="200" height="120" fill="${ink}"/>` +
    rays(stream, { x: 100, y: 70, count: 22, fill: spots[who], reach: 200 });
  const burst =
    '<path d="M100 6l16 18l24 -12l2 26l28 2l-14 22l22 16l-26 8l2 28H46l2 -28l-26 -8l22 -16l-14 -22l28 -2l2 -26l24 12Z" ' +
    `fill="${paper}" stroke="${ink}" stroke-width="3"/>`;
  return picture(
    200,
    120,
    `${ground}${burst}<g transform="translate(42 8) scale(.58)">${bust(stream, who)}</g>`,
  );
}
