/** Fonts of the certificate, and which of them writes a text. Why these: docs/decisions/036. */
import { createRequire } from 'node:module';
import { fontFile } from '#server/fonts.ts';

const require = createRequire(import.meta.url);

/** Text with the font that has its letters. */
export interface Run {
  text: string;
  font: Face;
}

const faces = ['PrataRussian', 'PrataLatin', 'Roboto', 'Noto'] as const;
export type Face = (typeof faces)[number];

/** Prata, the site's display font, comes in two files. */
const prata: [Face, RegExp][] = [
  ['PrataRussian', /[\u0401\u0404\u0406\u0407\u0410-\u044f\u0451\u0454\u0456\u0457\u0490\u0491№]/],
  ['PrataLatin', /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2026]/],
];
/** Every other alphabet of the neighbourhood, from Polish to Kazakh, and the signs of money, which Noto lacks. */
const roboto: [Face, RegExp][] = [
  ['Roboto', /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\u0020-\u007e\u00a0-\u00ff\u2010-\u2026№₽€−]/u],
];
const noto: [Face, RegExp][] = [['Noto', /./su]];

/**
 * The text as pieces of one font each. A text that the display font has not got whole is set in the other ones: two
 * styles within a name would look like a mistake.
 */
export function setInType(text: string, style: 'display' | 'plain' = 'plain'): Run[] {
  const candidates = style === 'display' ? [prata, roboto] : [roboto];
  const fonts = candidates.find((each) => [...text].every((letter) => faceOf(letter, each))) ?? [
    ...roboto,
    ...noto,
  ];
  const runs: Run[] = [];
  for (const letter of text) {
    const font = faceOf(letter, fonts)!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** Paths of the fonts' files. */
export async function fontFiles(): Promise<Record<Face, { normal: string }>> {
  const [PrataRussian, PrataLatin] = await Promise.all(
    ['cyrillic', 'latin'].map((subset) =>
      fontFile(`@fontsource/prata/files/prata-${subset}-400-normal.woff`),
    ),
  );
  return {
    PrataRussian: { normal: PrataRussian! },
    PrataLatin: { normal: PrataLatin! },
    Roboto: { normal: require.resolve('pdfmake/build/fonts/Roboto/Roboto-Regular.ttf') },
    Noto: { normal: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf') },
  };
}

function faceOf(letter: string, fonts: readonly [Face, RegExp][]): Face | undefined {
  return fonts.find(([, letters]) => letters.test(letter))?.[0];
}
