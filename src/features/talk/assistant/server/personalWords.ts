/**
 * Takes out of a question what would identify the asker: addresses, telephone numbers, numbers of cards and those of
 * orders and the like. Names stay: nothing tells them from other words. It is read as a person would, whatever digits
 * and signs it is spelt with, in time that grows with its length.
 */

const dotInWords = String.raw`(?: ?[([{] ?(?:\.|dot|точка) ?[)\]}] ?| (?:dot|точка) )`;
const dot = `(?:[.。]|${dotInWords})`;
const local = String.raw`[\p{L}\p{N}._%+'-]`;
const label = String.raw`[\p{L}\p{N}-]{1,63}`;
const start = `(?<!${local})${local}+(?:${dotInWords}${local}+){0,5}`;
const emails = [
  `${start}@${label}(?:${dot}${label}){0,9}`,
  // The sign in words: "vera (at) mail.ru", "vera собака mail точка ru".
  String.raw`${start}(?: ?@ ?| ?[([{<«"] ?(?:@|at|собак\p{L}|эт) ?[)\]}>»"] ?| ?собака ?| at )${label}(?:${dot}${label}){1,9}`,
];
/** Seven digits or more, however they are parted. */
const number = String.raw`\+?\d(?:[ ()._/\\|*~\u2010-\u2015\u2212-]*\d){6,}`;
const userName = String.raw`(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}`;
/** A person's page in a network or messenger. */
const page = String.raw`(?<![\p{L}\p{N}-])(?:tg://|(?:t|telegram|wa|viber)\.(?:me|dog)/|(?:vk|ok|fb|x|facebook|instagram|tiktok|twitter|linkedin|youtube)\.(?:com|ru)/)[^ ]+`;
/** As `numbered` writes them, in letters of either alphabet; without the dash only those of orders, for "с 2027 года". */
const shownNumber = String.raw`(?<![\p{L}\p{N}])(?:[зz] ?[_/\u2010-\u2015-]?|[рпpаaсcуy] ?[_/\u2010-\u2015-]) ?\d{4,}`;
/** A street with its house: `ул. Ленина, д. 5, кв. 10`, `12 Baker Street`, `中山路12号`. */
const streets = [
  String.raw`(?<!\p{L})(?:ул(?:\.|ица)?|пр(?:осп(?:ект)?|-т)\.?|пер(?:\.|еулок)|ш(?:\.|оссе)|бульвар|б-р|наб(?:\.|ережная))(?: |(?<=\.))[\p{L} .-]{2,40}?,? ?(?:д(?:\.|ом)? ?)?\d+\p{L}?(?:,? ?(?:к(?:в|орп)?|стр)\.? ?\d+)*`,
  String.raw`[\p{Script=Han}]{2,6}(?:路|街|大道) ?\d+ ?号`,
];
const englishStreet =
  /(?<!\p{N})\d{1,5}\p{L}? (?:[A-Z][\p{L}']{1,30} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd)\b\.?/gu;

/** A street by its name alone, which begins with a capital: "живу на улице Садовой". */
const namedStreet = /(?<!\p{L})[Уу]лиц(?:а|е|у|ы|ей) \p{Lu}[\p{L}-]{1,40}/gu;

const patterns = [...emails, page, ...streets, shownNumber, number, userName].map(
  (pattern) => new RegExp(pattern, 'gu'),
);

export function withoutPersonalData(text: string): string {
  const { plain, places } = plainly(text);
  const found = [...plain.matchAll(englishStreet), ...plain.matchAll(namedStreet)];
  // Patterns that disregard the case by themselves take long to be compiled.
  const lower = lowerCase(plain);
  for (const pattern of patterns) found.push(...lower.matchAll(pattern));
  found.sort((a, b) => a.index - b.index);
  let left = '';
  let at = 0;
  for (const { index, 0: whole } of found) {
    const [from, until] = [places[index]!, places[index + whole.length]!];
    if (until <= at) continue;
    // One that overlaps the previous one is replaced by the same mark.
    if (from >= at) left += `${text.slice(at, from)}…`;
    at = until;
  }
  return (left + text.slice(at)).trim();
}

/** As long as the text, sign by sign. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length
    ? lower
    : text.replace(/\p{Lu}/gu, (sign) =>
        sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
      );
}

interface Plainly {
  /** Compatible signs as one, Latin digits, nothing that is not seen, one space for many. */
  plain: string;
  /** Where in the text each character of it stands. */
  places: number[];
}

function plainly(text: string): Plainly {
  let plain = '';
  let last = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    for (const unit of plainOf(sign)) {
      if (unit === ' ' && last === ' ') continue;
      plain += unit;
      last = unit;
      for (let each = 0; each < unit.length; each++) places.push(at);
    }
    at += sign.length;
  }
  places.push(at);
  return { plain, places };
}

/** Characters that a sign of somebody's number or address stands for: "⑴", not a whole sentence in a ligature. */
const longestSign = 4;

function plainOf(sign: string): string {
  if (sign < '\u0080') return sign < ' ' ? ' ' : sign;
  return sign
    .normalize('NFKC')
    .slice(0, longestSign)
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\s/gu, ' ')
    .replace(/\p{Nd}/gu, digitOf);
}

/** The ten digits of a script follow each other, from zero. */
function digitOf(digit: string): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++;
  return String(value);
}
