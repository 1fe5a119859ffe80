/** Fonts of papers, and which of them writes a text. Why these: docs/decisions/036, 140. */
import { createRequire } from 'node:module';
import { fontFile } from '#server/fonts.ts';

const require = createRequire(import.meta.url);

/** Text with the font that has its letters. */
export interface Run {
  text: string;
  font: Face;
}

const noto = (script: string) =>
  `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`;

/** Those that say what they have come first; each is opened for a letter that none before it has. */
const files = {
  PrataRussian: '@fontsource/prata/files/prata-cyrillic-400-normal.woff',
  PrataLatin: '@fontsource/prata/files/prata-latin-400-normal.woff',
  Roboto: 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf',
  Armenian: noto('armenian'),
  Georgian: noto('georgian'),
  Hebrew: noto('hebrew'),
  Arabic: noto('arabic'),
  Devanagari: noto('devanagari'),
  Thai: noto('thai'),
  Korean: '@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff',
  Noto: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
} as const;
export type Face = keyof typeof files;

/** Names that the fonts give themselves. */
export const families: Record<Face, string> = {
  PrataRussian: 'Prata',
  PrataLatin: 'Prata',
  Roboto: 'Roboto',
  Armenian: 'Noto Sans Armenian',
  Georgian: 'Noto Sans Georgian',
  Hebrew: 'Noto Sans Hebrew',
  Arabic: 'Noto Sans Arabic',
  Devanagari: 'Noto Sans Devanagari',
  Thai: 'Noto Sans Thai',
  Korean: 'Gowun Dodum',
  Noto: 'Noto Sans SC',
};

/** Prata, the site's display font, comes in two files. */
const prata: readonly Face[] = ['PrataRussian', 'PrataLatin'];
const all = (Object.keys(files) as Face[]).filter((face) => !prata.includes(face));

/** Letters of most texts, known without opening a font. */
const known: Partial<Record<Face, RegExp>> = {
  PrataRussian: /[\u0401\u0404\u0406\u0407\u0410-\u044f\u0451\u0454\u0456\u0457\u0490\u0491№]/,
  PrataLatin: /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2026]/,
  Roboto: /[\u0020-\u007e\u00a0-\u00ff\u0401\u0410-\u044f\u0451\u2013\u2014\u2018-\u201e\u2026№₽€−]/,
};

/** Scripts whose words follow each other from the right: a space within them must not part them. */
const rightToLeft: readonly Face[] = ['Hebrew', 'Arabic'];

/**
 * The text as pieces of one font each. A text that the display font has not got whole is set in the other ones: two
 * styles within a name would look like a mistake. A letter that no font has is a question mark.
 */
export function setInType(text: string, style: 'display' | 'plain' = 'plain'): Run[] {
  const clusters = clustersIn(text);
  const isDisplay = style === 'display' && clusters.every((cluster) => faceOf(cluster, prata));
  const runs: Run[] = [];
  for (const cluster of clusters) {
    const last = runs.at(-1);
    const font = faceOf(cluster, isDisplay ? prata : all);
    const isBetween = cluster === ' ' && last !== undefined && rightToLeft.includes(last.font);
    const shown = { text: font ? cluster : '?', font: font ?? 'Roboto' } as const;
    if (isBetween) last.text += '\u00a0';
    else if (last?.font === shown.font) last.text += shown.text;
    else runs.push(shown);
  }
  return runs;
}

/** Letters that would be crosses or boxes on paper, each once. */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set(clustersIn(text).filter((cluster) => faceOf(cluster, all) === undefined))];
}

/** Paths of the fonts' files. */
export async function fontFiles(): Promise<Record<Face, { normal: string }>> {
  const paths = Object.entries(files).map(async ([face, file]) => [
    face,
    { normal: file.endsWith('.woff') ? await fontFile(file) : require.resolve(file) },
  ]);
  return Object.fromEntries(await Promise.all(paths)) as Record<Face, { normal: string }>;
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters with their marks, in one spelling: `и` and a breve of its own are `й`. */
function clustersIn(text: string): string[] {
  return Array.from(letters.segment(text.normalize('NFC')), ({ segment }) => segment);
}

/** The font that has the whole of a letter. */
function faceOf(cluster: string, faces: readonly Face[]): Face | undefined {
  return faces.find((face) => [...cluster].every((letter) => isIn(face, letter)));
}

function isIn(face: Face, letter: string): boolean {
  if (known[face]?.test(letter)) return true;
  // Marks of layout have no shape of their own.
  if (/\n|\r|\t|\u200c|\u200d|\ufe0e|\ufe0f/.test(letter)) return true;
  return !prata.includes(face) && charactersOf(face).has(letter.codePointAt(0)!);
}

const opened = new Map<Face, ReadonlySet<number>>();

/** What the font itself says that it has; the largest takes 0.3 s, once. */
function charactersOf(face: Face): ReadonlySet<number> {
  let found = opened.get(face);
  if (!found) {
    const { openSync } = require('fontkit') as typeof import('fontkit');
    found = new Set((openSync(require.resolve(files[face])) as { characterSet: number[] }).characterSet);
    opened.set(face, found);
  }
  return found;
}
