/** Covers of the five lessons, 16:9: what is left of the shoot in the room, with people of the gallery. */
import { type Mark, shape, stroke } from './brush.ts';
import { chanceOf } from './chance.ts';
import { around, type Cloth, hung, whole } from './cloth.ts';
import { folds, glow, shaded } from './drapery.ts';
import { person, type Sitter, sitters } from './gallery.ts';
import { type Point, pointsOf } from './geometry.ts';
import { type Placed, picture } from './page.ts';
import { palette } from './palette.ts';

const frame = { width: 1600, height: 900 };
const { ink, paper, carmine, graphite } = palette;
const papers = ['#f1e8da', '#d9c7ab'] as const;

/** The same person without the carmine: one thing of that colour is enough for a picture. */
function muted(name: Sitter): Mark[] {
  const colours: Record<string, string> = { [carmine]: graphite, '#6d0a25': ink, '#7c0b2a': '#3a322c' };
  return person(name).marks.map((mark) => ({ ...mark, colour: colours[mark.colour] ?? mark.colour }));
}

function standing(name: Sitter, at: Point, size: number, isMuted = true): Placed {
  const { marks, masses } = person(name);
  return { marks: isMuted ? muted(name) : marks, masses, at, size };
}

/** A ring drawn with one turn of a broad brush. */
function ring(
  [x, y]: Point,
  radius: number,
  { width, colour, seed }: { width: number; colour: string; seed: string },
): Mark[] {
  const chance = chanceOf(seed);
  const points = Array.from({ length: 25 }, (_, n): Point => {
    const angle = -2.2 + (n / 24) * Math.PI * 2.04;
    const reach = radius * (1 + chance.around(0.02) + n * 0.0012);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return [stroke(points, { width, colour, pressure: [0.5, 1, 0.9, 0.8, 1, 0.7, 0.35], seed })];
}

/** 01: a contact sheet on a table, one frame chosen. */
export function portfolio(): string {
  const frames = [...sitters, ...sitters.slice(2, 4)].map((name, n) => ({
    name,
    left: 110 + (n % 5) * 288,
    top: 80 + Math.floor(n / 5) * 386,
    tone: n % 3 === 1 ? '#e6d9c5' : paper,
  }));
  const plates = frames.map(({ left, top, tone }) => sheet([left, top], [left + 250, top + 334], tone));
  const people = frames.map(({ name, left, top }) => ({
    ...standing(name, [left + 117, top + 312], 33),
    masses: [],
  }));
  const { left, top } = frames[6]!;
  const chosen = ring([left + 125, top + 167], 200, { width: 20, colour: carmine, seed: 'chosen' });
  const film = [sheet([60, 30], [1590, 880], ink), ...plates];
  const figures = [
    { marks: film, at: [0, 0] as const, size: 1, isPlain: true },
    ...people,
    { marks: chosen, at: [0, 0] as const, size: 1 },
  ];
  return picture({ frame, seed: 101, papers, turn: -4, figures });
}

function sheet([left, top]: Point, [right, bottom]: Point, colour: string): Mark {
  return shape(pointsOf(`${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`), colour, 1, 1);
}

/** 02: those who wait at a casting; one is seen. */
export function casting(): string {
  const row = ['mark', 'sofia', 'eva', 'aizhan', 'daniil', 'tamara', 'alina'] as const;
  const figures = row.map((name, n) =>
    standing(name, [170 + n * 216, 1010 + (n % 2) * 26], 104, name !== 'aizhan'),
  );
  return picture({ frame, seed: 103, papers: ['#efe5d5', '#d3bf9f'], figures });
}

/** 03: a rail with what one wears to a shoot, close. */
export function style(): string {
  const along: Point[] = [
    [-30, 84],
    [500, 76],
    [1000, 86],
    [1630, 78],
  ];
  const rail = stroke(along, { colour: ink, width: 18, pressure: [0.7, 1, 0.8, 1, 0.7] });
  const pieces = [
    piece([190, 80], { length: 960, wide: 230, colours: ['#d9c19a', '#ad9066'], line: '#5d4932' }),
    piece([590, 78], { length: 1010, wide: 250, colours: [ink, ink], line: paper }),
    piece([1000, 82], { length: 640, wide: 225, colours: [paper, '#d3c2aa'], line: graphite }),
    piece([1400, 80], { length: 980, wide: 245, colours: [carmine, '#7c0b2a'], line: '#5c0820' }),
  ];
  const marks = [rail, ...pieces.flatMap(({ marks }) => marks)];
  const masses = pieces.map(({ cloth }) => whole(cloth, ink));
  return picture({
    frame,
    seed: 107,
    papers,
    figures: [{ marks, masses, at: [0, 0], size: 1, isOnWall: true }],
  });
}

interface Piece {
  length: number;
  wide: number;
  colours: readonly [string, string];
  line: string;
}

/** A garment on its hanger, with sleeves that hang down. */
function piece([x, y]: Point, { length, wide, colours, line }: Piece): { marks: Mark[]; cloth: Cloth } {
  const cloth = hung([
    [[x, y + 74], 0, wide * 0.16, wide * 0.16],
    [[x, y + 96], 0, wide * 0.4, wide * 0.4],
    [[x, y + 150], 1, wide * 0.64, wide * 0.62],
    [[x, y + 380], 0, wide * 0.52, wide * 0.5],
    [[x - 4, y + length * 0.6], 0, wide * 0.56, wide * 0.58],
    [[x - 6, y + length], -1, wide * 0.7, wide * 0.78],
  ]);
  const hook: Point[] = [
    [x + 20, y - 16],
    [x + 5, y - 32],
    [x - 15, y - 14],
    [x, y + 24],
    [x, y + 84],
  ];
  const marks = [
    ...[-1, 1].flatMap((side) => hangingSleeve([x, y], side, { length, wide, colours, line })),
    stroke(hook, { colour: ink, width: 11, pressure: [0.7, 1, 0.9] }),
    ...shaded(cloth, colours, [0.6, 0.4, 0.55, 0.45, 0.5]),
    ...folds(cloth, line, [
      [0, 0.06, -0.04, 0.99, 8, 0.03],
      [0.4, 0.4, 0.5, 0.98, 9],
      [-0.4, 0.5, -0.5, 0.98, 8],
    ]),
    ...folds(
      cloth,
      line,
      [
        [-0.97, 0.14, -0.94, 0.6, 6],
        [0.97, 0.14, 0.94, 0.6, 7],
      ],
      [0.4, 1, 0.3],
    ),
    ...lapels([x, y], colours, line),
    ...glow(cloth, -0.8, [0.25, 0.98], { width: 34, hairs: 7, opacity: 0.75 }),
  ];
  return { marks, cloth };
}

function lapels([x, y]: Point, [light, dark]: readonly [string, string], line: string): Mark[] {
  return [-1, 1].flatMap((side) => {
    const at = (out: number, down: number): Point => [x + side * out, y + down];
    const edge = [at(34, 78), at(78, 150), at(60, 196), at(4, 360)];
    return [
      shape([...edge, at(8, 120)], side < 0 ? light : dark, 1, 4),
      stroke(edge, { colour: line, width: 7, pressure: [0.4, 1, 0.6, 0.9] }),
    ];
  });
}

function hangingSleeve([x, y]: Point, side: number, { wide, colours, line }: Piece): Mark[] {
  const at = (out: number, down: number): Point => [x + side * wide * out, y + down];
  const halves = [0.15, 0.17, 0.155, 0.14].map((half) => half * wide);
  const cloth = around([at(0.46, 112), at(0.64, 200), at(0.72, 420), at(0.74, 640)], halves);
  return [
    ...shaded(cloth, colours, side < 0 ? [0.6, 0.4, 0.5] : [0.2, 0, 0.1]),
    ...folds(
      cloth,
      line,
      [
        [0.5, 0.45, -0.4, 0.52, 6],
        [0.3, 0.55, -0.5, 0.62, 6],
      ],
      [0.1, 1, 0.1],
    ),
  ];
}

/** 04: in the ring of a lamp. */
export function marketplaces(): string {
  const lamp: Point = [880, 420];
  const glowing = ring(lamp, 330, { width: 62, colour: ink, seed: 'lamp' });
  const light = ring(lamp, 330, { width: 16, colour: paper, seed: 'lamp' });
  const stand = stroke(
    [
      [880, 752],
      [884, 840],
      [880, 920],
    ],
    { colour: ink, width: 16, pressure: [1, 0.9, 1] },
  );
  return picture({
    ...{ frame, seed: 109, papers: ['#fbf8f4', '#e4d6c0'] },
    figures: [
      { marks: [stand, ...glowing, ...light], at: [0, 0], size: 1 },
      standing('maria', [860, 1060], 106, false),
    ],
  });
}

/** 05: down the runway, away from us, out of the dark. */
export function career(): string {
  const runway = shape(
    [
      [760, -40],
      [920, -40],
      [1330, 940],
      [270, 940],
    ],
    '#f6efe4',
    1,
    1,
  );
  const glow = shape(
    [
      [700, -40],
      [980, -40],
      [1480, 940],
      [120, 940],
    ],
    '#f6efe4',
    0.16,
    1,
  );
  return picture({
    ...{ frame, seed: 113, papers: ['#2b2420', '#100d0b'] },
    figures: [
      { marks: [glow, runway], at: [0, 0], size: 1, isPlain: true },
      standing('sofia', [790, 850], 88, false),
    ],
  });
}
