// The five heads, on 200 units, from behind to the front.

import type { CouncilorId } from '../cards';
import { both, eye, ink, line, paper, thin, type Box } from './woodcut';

interface Head {
  readonly outline: string;
  /** Where gouge marks shade it. */
  readonly shade: Box;
  /** What lies behind and before the outline, with one spot colour. */
  readonly back: (spot: string) => string;
  readonly front: (spot: string) => string;
}

export const heads: Readonly<Record<CouncilorId, Head>> = {
  ant: {
    outline: 'M100 46C142 44 152 82 138 112C130 134 116 142 100 142C84 142 70 134 62 112C48 82 58 44 100 46Z',
    shade: [100, 50, 150, 142],
    back: () =>
      both(
        `<path d="M88 50Q74 20 50 22Q40 22 34 30" fill="none" ${thin(6)}/><circle cx="34" cy="31" r="6" fill="${ink}"/>`,
      ),
    front: (spot) =>
      both(
        `<ellipse cx="66" cy="88" rx="15" ry="21" fill="${ink}"/><path d="M60 78q6 -8 13 -4M58 88h8M59 96h7" stroke="${paper}" stroke-width="2.6" fill="none"/><path d="M86 132Q70 142 74 160Q84 164 98 150L94 146Q84 152 84 144Q90 140 96 138Z" fill="${paper}" ${line}/>`,
      ) +
      `<path d="M90 122Q100 128 110 122" fill="none" ${thin(3)}/><path d="M54 60Q58 26 100 24Q142 26 146 60Q122 48 100 48Q78 48 54 60Z" fill="${spot}" ${line}/><path d="M52 62Q76 48 100 48Q124 48 148 62Q126 68 100 66Q74 68 52 62Z" fill="${ink}"/><path d="M100 28l4 8l8 1l-6 6l2 8l-8 -4l-8 4l2 -8l-6 -6l8 -1Z" fill="${paper}"/>`,
  },
  bull: {
    outline:
      'M100 50C134 48 148 66 143 92C140 110 130 122 128 138C126 158 112 166 100 166C88 166 74 158 72 138C70 122 60 110 57 92C52 66 66 48 100 50Z',
    shade: [100, 54, 148, 166],
    back: () =>
      both(
        `<path d="M70 64C42 68 18 50 22 14C34 36 52 44 80 46Z" fill="${paper}" ${line}/><path d="M40 46l8 -6M33 38l8 -6M54 54l6 -8" ${thin(3)}/><path d="M60 78C42 72 28 82 24 94C40 102 54 98 62 92Z" fill="${ink}" ${line}/>`,
      ),
    front: (spot) =>
      `<path d="M70 146Q72 126 100 126Q128 126 130 146Q128 166 100 166Q72 166 70 146Z" fill="${paper}" ${line}/>` +
      both(
        `<ellipse cx="86" cy="144" rx="6" ry="4.5" fill="${ink}" transform="rotate(-18 86 144)"/>` +
          eye(78, 96) +
          `<path d="M62 84L92 92" ${thin(6)}/>`,
      ) +
      `<path d="M92 154Q90 172 100 172Q110 172 108 154" fill="none" stroke="${ink}" stroke-width="8"/><path d="M92 154Q90 172 100 172Q110 172 108 154" fill="none" stroke="${spot}" stroke-width="3.5"/><path d="M76 54Q82 40 92 50Q96 38 104 50Q112 40 122 54Q116 72 108 62Q100 76 94 62Q84 70 76 54Z" fill="${ink}"/>`,
  },
  elephant: {
    outline:
      'M100 42C136 40 146 74 138 104C134 122 120 124 118 140H82C80 124 66 122 62 104C54 74 64 40 100 42Z',
    shade: [102, 48, 142, 130],
    back: (spot) =>
      both(
        `<path d="M72 58C34 28 2 54 8 100C12 134 44 148 70 122Z" fill="${paper}" ${line}/><path d="M62 68C40 50 22 66 24 98C28 120 46 128 64 114Z" fill="${spot}"/><path d="M30 80q14 -4 28 2M28 92q14 -2 30 2M32 104q14 2 28 -2" ${thin(2.4)}/>`,
      ),
    front: (spot) =>
      both(
        `<path d="M80 126C76 146 64 154 50 150C62 144 66 134 70 122Z" fill="${paper}" ${line}/><path d="M70 92Q80 100 90 92" fill="none" ${thin(4)}/><path d="M72 98l-3 4M80 101v5M88 98l3 4" ${thin(2.6)}/><path d="M66 78Q78 70 90 78" fill="none" ${thin(4)}/>`,
      ) +
      `<path d="M84 106C84 138 80 158 94 174C110 190 136 180 134 160L120 158C120 168 112 170 108 162C104 150 116 132 116 106Z" fill="${paper}" ${line}/><path d="M86 118q14 5 29 0M86 130q13 5 26 0M86 142q11 5 22 0M87 154q10 4 20 0M92 165q8 1 14 -3" ${thin(2.6)} fill="none"/><circle cx="100" cy="66" r="8" fill="${spot}" ${thin(3)}/><path d="M100 48v6" ${thin(3)}/>`,
  },
  rat: {
    outline: 'M100 54C128 52 142 78 134 102C126 124 112 146 100 160C88 146 74 124 66 102C58 78 72 52 100 54Z',
    shade: [100, 60, 138, 158],
    back: (spot) =>
      both(
        `<circle cx="52" cy="66" r="27" fill="${paper}" ${line}/><circle cx="53" cy="68" r="16" fill="${spot}"/><path d="M40 62q10 -6 22 0M40 72q10 4 22 0" ${thin(2.4)}/>`,
      ),
    front: (spot) =>
      both(`<path d="M88 138L44 128M88 144L46 150" ${thin(2.4)}/>`) +
      `<path d="M93 152h14v20q-7 4 -14 0Z" fill="${paper}" ${thin(3.4)}/><path d="M100 154v18" ${thin(2.4)}/><path d="M88 146Q100 134 112 146Q110 158 100 158Q90 158 88 146Z" fill="${ink}"/>` +
      eye(82, 98, 0.95) +
      eye(119, 98, 0.95) +
      `<path d="M66 86Q80 78 92 90M108 90Q120 78 134 86" fill="none" ${thin(5)}/><circle cx="119" cy="98" r="15" fill="none" stroke="${spot}" stroke-width="4"/><circle cx="119" cy="98" r="17" fill="none" stroke="${ink}" stroke-width="2"/><path d="M132 108Q142 130 136 156" fill="none" ${thin(2)}/><path d="M70 60L74 10H126L130 60Z" fill="${ink}"/><path d="M72 46L71 58H129L128 46Z" fill="${spot}"/><path d="M52 62Q100 46 148 62Q148 70 100 66Q52 70 52 62Z" fill="${ink}" stroke="${paper}" stroke-width="2"/><path d="M82 16l-1 26M88 15v18" stroke="${paper}" stroke-width="2.4"/>`,
  },
  bear: {
    outline: 'M100 44C140 42 156 76 152 108C148 142 126 156 100 156C74 156 52 142 48 108C44 76 60 42 100 44Z',
    shade: [108, 54, 154, 152],
    back: () =>
      both(
        `<circle cx="58" cy="56" r="18" fill="${paper}" ${line}/><circle cx="59" cy="58" r="9" fill="${ink}"/>`,
      ),
    front: () =>
      `<path d="M70 124Q72 102 100 102Q128 102 130 124Q128 150 100 150Q72 150 70 124Z" fill="${paper}" ${line}/><path d="M84 112Q100 102 116 112Q114 126 100 128Q86 126 84 112Z" fill="${ink}"/><path d="M90 112q6 -4 10 -3" stroke="${paper}" stroke-width="2.6" fill="none"/><path d="M100 128V136M84 138Q92 146 100 136Q108 146 116 138" fill="none" ${thin(3.4)}/>` +
      both(eye(76, 90, 0.85) + `<path d="M62 78Q74 70 88 80" fill="none" ${thin(5)}/>`),
  },
};
