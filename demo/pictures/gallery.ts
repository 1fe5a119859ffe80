/** Full figures of the people of the gallery, 3:4. */
import { picture } from './page.ts';
import { palette } from './palette.ts';
import { aizhan } from './people/aizhan.ts';
import { alina } from './people/alina.ts';
import { daniil } from './people/daniil.ts';
import { eva } from './people/eva.ts';
import { maria } from './people/maria.ts';
import { mark } from './people/mark.ts';
import { sofia } from './people/sofia.ts';
import { tamara } from './people/tamara.ts';
import type { Person } from './person.ts';
import type { Sitting } from './sitting.ts';

/** In the order of the gallery. */
const sittings = {
  alina: { of: alina, seed: 3, papers: [palette.paper, palette.champagne], at: [410, 1130], size: 122 },
  mark: { of: mark, seed: 11, papers: ['#f1e9dc', '#d9c8ad'], at: [430, 1135], size: 121 },
  sofia: { of: sofia, seed: 21, papers: ['#efe4d3', '#d8c4a6'], at: [390, 1120], size: 121 },
  tamara: { of: tamara, seed: 43, papers: ['#e6d8c2', '#c8b08e'], at: [440, 1125], size: 124 },
  aizhan: { of: aizhan, seed: 31, papers: ['#ecdfcb', '#cfb899'], at: [400, 1130], size: 121 },
  daniil: { of: daniil, seed: 51, papers: ['#e9dcc8', '#c9b292'], at: [420, 1130], size: 119 },
  maria: { of: maria, seed: 61, papers: [palette.paper, '#e6d8c2'], at: [410, 1125], size: 120 },
  eva: { of: eva, seed: 71, papers: ['#f3ebdf', '#dccab0'], at: [480, 1130], size: 121 },
} as const satisfies Record<string, Sitting>;

export type Sitter = keyof typeof sittings;
export const sitters = Object.keys(sittings) as Sitter[];

const drawings = new Map<Sitter, Buffer>();

/** Kept: the year's applicants are drawn alike again and again. */
export function drawingOf(name: Sitter): Buffer {
  const drawing = drawings.get(name) ?? Buffer.from(portraitOf(name));
  drawings.set(name, drawing);
  return drawing;
}

export function portraitOf(name: Sitter): string {
  const { of, seed, papers, at, size } = sittings[name];
  const frame = { width: 900, height: 1200 };
  return picture({ frame, width: 960, seed, papers, figures: [{ ...of(), at, size }] });
}

/** Without the paper behind. */
export function person(name: Sitter): Person {
  return sittings[name].of();
}
