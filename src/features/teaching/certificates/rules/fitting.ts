/** How large a text may be in its place on the certificate. */

/** Width of a letter, in parts of the size: Chinese characters are square, others about two thirds of that. */
const latinWidth = 0.64;
const squareWidth = 1.02;

/** The largest of `sizes`, in points, that fits the text into the room; else the smallest. */
export function fittingSize(
  text: string,
  { width, height, sizes }: { width: number; height: number; sizes: readonly number[] },
): number {
  const words = text.split(/\s+/).map(widthOf);
  const fits = (size: number) => {
    const lines = linesOf(words, width / size);
    return lines !== null && lines * size * 1.3 <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1)!;
}

/** Lines that the words take, each as wide as `room` at most; null where a word is wider. */
function linesOf(words: readonly number[], room: number): number | null {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (word > room) return null;
    if (used > 0 && used + latinWidth / 2 + word > room) {
      lines += 1;
      used = 0;
    }
    used += word + (used > 0 ? latinWidth / 2 : 0);
  }
  return lines;
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]|[\u{20000}-\u{3ffff}]/u.test(letter)) width += squareWidth;
    else width += /[WMЖШЩЮФЫ@]/u.test(letter) ? 1 : latinWidth;
  }
  return width;
}
