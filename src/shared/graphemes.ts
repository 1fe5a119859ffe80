/** Text by what its readers call characters: an emoji of several code points, a letter with its accents. */

/** The text, or its beginning of at most this many UTF-16 units, ending before a character that would be cut. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  // A boundary of the beginning is one of the whole, but for the last one.
  for (const { index, segment } of segments(text.slice(0, most + longest))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The same, with an ellipsis where something is left out. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${cut(text, most - 1).trimEnd()}…`;
}

/** The first character, such as the initial of a name; empty of an empty text. */
export function firstCharacter(text: string): string {
  for (const { segment } of segments(text.slice(0, longest))) return segment;
  return '';
}

/** Families, flags and letters with accents are shorter by far; what is longer is no writing. */
const longest = 64;

let segmenter: Intl.Segmenter | undefined;

/** Firefox before 125 has no segmenter: it gets code points. */
function segments(text: string): Iterable<{ index: number; segment: string }> {
  if (!('Segmenter' in Intl)) return codePoints(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
}

function* codePoints(text: string) {
  let index = 0;
  for (const segment of text) {
    yield { index, segment };
    index += segment.length;
  }
}
