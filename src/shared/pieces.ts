/** Long texts in parts. Lengths are those of UTF-16, as JavaScript and Telegram count them. */

import { cut } from './graphemes.ts';

/** The whole text in parts of at most that length, cut where a paragraph, a sentence or a word ends. */
export function inPieces(text: string, length: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > length) {
    // What has a thousand accents is cut within.
    const whole = cut(rest, length) || rest.slice(0, length);
    const end = endIn(whole);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** None in the first half: a part is worth its place. */
function endIn(whole: string): number {
  for (const end of [/\n\s*\n/gu, /[.!?。！？…]\s/gu, /\s/gu]) {
    const last = [...whole.matchAll(end)].at(-1);
    if (last && last.index > whole.length / 2) return last.index + last[0].length;
  }
  return whole.length;
}
