/**
 * Takes out of a question what would tell who asks: addresses, telephone numbers, numbers of cards and those of orders and the like. Names stay:
 * nothing tells them from other words.
 */

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.[\p{L}]{2,}/gu;
/** Seven digits or more, however they are parted. */
const number = /\+?\d(?:[\s().\u2010-\u2015-]*\d){6,}/g;
const userName = /(?<![\p{L}\p{N}])@[\w.]{3,}/gu;
/** As `numbered` writes them, in letters of either alphabet; without the dash only those of orders, for "с 2027 года". */
const shownNumbers =
  /(?<![\p{L}\p{N}])(?:[зz]\s?[\u2010-\u2015-]?|[рпpаaсcуy]\s?[\u2010-\u2015-])\s?\d{4,}/giu;
/** A street with its house: `ул. Ленина, д. 5, кв. 10`, `12 Baker Street`, `中山路12号`. */
const streets = [
  /(?<!\p{L})(?:ул(?:\.|ица)?|пр(?:осп(?:ект)?|-т)\.?|пер(?:\.|еулок)|ш(?:\.|оссе)|бульвар|б-р|наб(?:\.|ережная))\s+[\p{L}\s.-]{2,40}?,?\s*(?:д(?:\.|ом)?\s*)?\d+\p{L}?(?:,?\s*(?:к(?:в|орп)?|стр)\.?\s*\d+)*/giu,
  /(?<!\p{N})\d{1,5}\p{L}?\s+(?:[A-Z][\p{L}']+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd)\b\.?/gu,
  /[\p{Script=Han}]{2,6}(?:路|街|大道)\s?\d+\s?号/gu,
];

export function withoutPersonalData(text: string): string {
  const patterns = [email, ...streets, shownNumbers, number, userName];
  return patterns.reduce((left, pattern) => left.replace(pattern, '…'), text).trim();
}
