/**
 * Takes off what copying adds to a text, before anything looks at it. Contact cards wrap numbers in invisible marks, word
 * processors write long dashes and soft line breaks, macOS writes `й` as two characters, Chinese keyboards write digits of
 * full width.
 */

/**
 * A text as it was meant, whatever its length: line breaks, dashes, and what tells where a line may break stay. A word processor's break within
 * a line is a line break where there are others, a space in a text of one line. Not trimmed.
 */
export function asMeant(text: string): string {
  if (isOrdinary.test(text)) return text;
  return withoutIdleJoiners(text.replace(invisible, ''))
    .replace(softBreaks, /[\n\r\u2029]/.test(text) ? '\n' : ' ')
    .replace(/\u2029/g, '\n')
    .replace(controls, ' ')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .normalize('NFC');
}

/** Paragraphs: as meant, without spaces around them. */
export function cleanText(text: string): string {
  return asMeant(text)
    .replace(/\u200b/g, '')
    .trim();
}

/** One line: a name, a title, an address. What is empty afterwards says nothing. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ');
}

/**
 * A code, a number, a mail address: its dashes are hyphens, its letters of plain width, and the quotes around it or the
 * full stop behind it belong to the sentence that it was copied from.
 */
export function cleanCode(text: string): string {
  return cleanLine(cleanLine(text).normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^[\p{Pi}\p{Pf}"'‚„<\s]+|[\p{Pi}\p{Pf}"'.,;:!>\s]+$/gu, '');
}

/** Printable ASCII needs nothing; this is what a picture in a body is as well. */
const isOrdinary = /^[\t\n\r -~]*$/;

/** Marks of width and direction, the soft hyphen, and halves of a character that a bad cut has left. */
const invisible = /[\u00ad\u061c\u180e\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu;
const softBreaks = /[\v\f\u0085\u2028]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g;
/** Letters and digits alone: Chinese punctuation is of full width. */
const fullWidth = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;

/** Joiners have a meaning within emoji and between letters of scripts whose letters change by their neighbours. */
const joining =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})\p{L}/u;

function withoutIdleJoiners(text: string): string {
  return text.replace(
    /(^|[^\u200c\u200d])([\u200c\u200d]+)(?=(.?))/gsu,
    (found, before: string, _joiners, behind: string) => {
      // A sign that ends a syllable is joined to nothing, by intent: Malayalam and Sinhala spell so.
      const ends = /\p{M}/u.test(before) && !/[\p{L}\p{N}]/u.test(behind);
      return joining.test(before) && (ends || joining.test(behind)) ? found : before;
    },
  );
}
