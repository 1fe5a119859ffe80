/** People of the reviews from near, 3:4: those who wrote them, and those who speak in the videos. */
import { picture } from './page.ts';
import { palette } from './palette.ts';
import { alina } from './people/alina.ts';
import { daria } from './people/daria.ts';
import { elena } from './people/elena.ts';
import { igor } from './people/igor.ts';
import { mark } from './people/mark.ts';
import { sofia } from './people/sofia.ts';
import { tamara } from './people/tamara.ts';
import type { Sitting } from './sitting.ts';

const sittings = {
  daria: { of: daria, seed: 211, papers: ['#f3ebdf', '#dccab0'], at: [370, 3190], size: 360 },
  igor: { of: igor, seed: 223, papers: [palette.paper, palette.champagne], at: [340, 3190], size: 360 },
  elena: { of: elena, seed: 227, papers: ['#ecdfcb', '#cfb899'], at: [375, 3080], size: 360 },
  alina: { of: alina, seed: 229, papers: ['#efe4d3', '#d3bf9f'], at: [340, 2394], size: 260 },
  mark: { of: mark, seed: 233, papers: ['#f1e9dc', '#d9c8ad'], at: [360, 2358], size: 260 },
  sofia: { of: sofia, seed: 239, papers: ['#e6d8c2', '#c8b08e'], at: [380, 2402], size: 260 },
  tamara: { of: tamara, seed: 241, papers: [palette.paper, '#e6d8c2'], at: [365, 2275], size: 260 },
} as const satisfies Record<string, Sitting>;

export type Face = keyof typeof sittings;
export const faces = Object.keys(sittings) as Face[];

export function faceOf(name: Face): string {
  const { of, seed, papers, at, size } = sittings[name];
  const frame = { width: 720, height: 960 };
  return picture({ frame, width: 960, seed, papers, figures: [{ ...of(), at, size }] });
}
