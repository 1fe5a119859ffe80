/** Currencies by the words and signs that stand beside amounts. */

export const rubles = 'RUB';

/** A word that means several currencies, as `¥` and `fr` do, stands for none. */
const known: Record<string, string> = {
  RUB: '₽|р|руб|рубль|рубля|рублей|рубли|rub|rur|ruble|rubles|rouble|roubles|российский рубль|卢布',
  USD: '$|us$|usd|долл|доллар|доллара|долларов|dollar|dollars|us dollar|us dollars|美元',
  EUR: '€|eur|евро|euro|euros|欧元',
  KZT: '₸|kzt|тг|тнг|тенге|tenge',
  BYN: 'byn|бел руб|белорусский рубль|белорусских рублей',
  UAH: '₴|uah|грн|гривна|гривны|гривен',
  UZS: 'uzs|сум|сума|сумов|soʻm|soum',
  KGS: 'kgs|сом|сома|сомов',
  GBP: '£|gbp|фунт|фунтов|pound|pounds',
  CNY: 'cny|rmb|cn¥|юань|юаня|юаней|元|人民币',
  AMD: '֏|amd|драм|драмов',
  GEL: '₾|gel|лари',
  AZN: '₼|azn|манат|манатов',
  TRY: '₺|try|лира|лир',
  ILS: '₪|ils|шекель|шекелей',
};
const byWord = new Map(
  Object.entries(known).flatMap(([code, words]) => words.split('|').map((word) => [word, code] as const)),
);

/** A code; or the word itself, which somebody has to explain. */
export function currencyNamed(word: string): string {
  const plain = word
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('.', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const code = byWord.get(plain);
  if (code !== undefined) return code;
  return /^[a-z]{3}$/.test(plain) ? plain.toUpperCase() : plain.slice(0, longestWord);
}

export const longestWord = 30;

/** The currency that a heading names: «Стоимость, RUB», `Amount ($)`. */
export function currencyIn(heading: string): string | null {
  const [, marked, code] =
    /[,(]\s*([^,()]{1,30}?)\)?\s*$|\s([A-Z]{3})\s*$/.exec(heading.trim().slice(-60)) ?? [];
  if (code !== undefined) return isCode(code) ? code : null;
  if (marked === undefined) return null;
  const named = currencyNamed(marked);
  return isCode(named) ? named : null;
}

let codes: ReadonlySet<string> | undefined;

function isCode(text: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return codes.has(text);
}

/** The currency that a number format shows beside the number: `#,##0.00 [$₽-419]`, `"$"#,##0`. */
export function currencyOfFormat(format: string): string | null {
  const [positive = ''] = format.split(';');
  const [, bracketed] = /\[\$([^\]-]*)(?:-[^\]]*)?\]/.exec(positive) ?? [];
  const quoted = [...positive.matchAll(/"([^"]*)"|\\(.)/g)]
    .map(([, text, letter]) => text ?? letter)
    .join('');
  const bare = /[\p{Sc}]/u.exec(positive.replace(/\[[^\]]*\]/g, ''))?.[0];
  const word = [bracketed, quoted, bare].find((text) => text !== undefined && /[\p{L}\p{Sc}]/u.test(text));
  return word === undefined ? null : currencyNamed(word);
}
