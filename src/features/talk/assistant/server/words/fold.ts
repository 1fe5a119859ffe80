/** Spelling as people type it, brought to one form. */

/** Lower case, ё as е, full-width as plain, a letter drawn out as one: "СКОООЛЬКО" is "сколько". Words that mean something else together are one: "sign up". */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\bsign(?:ed|ing|s)? up\b/g, 'signup')
    .replace(/\b(?:log|sign)(?:ged|ging|ned|ing|ed|s)? (?:in|on)\b/g, 'login')
    .replace(noWishToLive, 'suicidal')
    .replace(/\bdying (?:to|for)\b/g, 'eager')
    .replace(/(plus|плюс)[ -](size|сайз)/g, '$1$2')
    .replace(/\b(?:one|1)[ -](?:on|to|2)[ -](?:one|1)\b/g, 'oneonone');
}

/** "Live" alone says where somebody lives, and "never in my life" how often. */
const noWishToLive =
  /\b(?:(?:don't|dont|do not|no longer) (?:want to|wanna)|no (?:reason|point|will)(?: to| in| of)?|tired of|not worth) (?:live|living|life|be alive)\b(?! (?:in|at|near|with)\b)|\b(?:end|ending|take|taking) my (?:own )?life\b/g;

/** Parts between signs; a comma or a dot ends one before a space only, since it may be a letter of the other keyboard. */
export function clausesOf(folded: string): string[] {
  return folded.split(
    /[!?…\n、，。？！；：]+|[.,;:+/]+(?=\s|$)|(?<=\p{Script=Han})[.,;:]|[.,;:](?=\p{Script=Han})/u,
  );
}

/** Chunks between spaces and sentence signs, as typed: a comma or a bracket may be a letter of the other keyboard. */
export function chunksOf(folded: string): string[] {
  return folded
    .split(/[\s?!…()«»"“”/\\—–、，。？！；：《》]+/u)
    .filter((chunk) => /[\p{L}\p{N}]/u.test(chunk));
}

/** The words of a chunk: letters and digits, without the signs at and between them. */
export function wordsOf(chunk: string): string[] {
  return chunk.match(/\p{Script=Han}+|[a-z][a-z']*|[а-я]+|\d+|[\p{L}--[\p{Script=Han}а-яa-z]]+/gv) ?? [];
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';

/** The same keys in the Russian layout: "ghbdtn" is "привет". Cyrillic letters stay. */
export function onRussianKeys(chunk: string): string {
  return swapped(chunk, latinKeys, cyrillicKeys);
}

/** The same keys in the Latin layout: "зфнзфд" is "paypal". */
export function onLatinKeys(chunk: string): string {
  return swapped(chunk, cyrillicKeys, latinKeys);
}

function swapped(text: string, from: string, to: string): string {
  return [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('');
}

const longestFirst = [
  ...[
    'shch:щ',
    'sch:щ',
    'yo:е',
    'jo:е',
    'zh:ж',
    'kh:х',
    'ts:ц',
    'ch:ч',
    'sh:ш',
    'yu:ю',
    'ju:ю',
    'ya:я',
    'ja:я',
  ],
  ...['iu:ю', 'ia:я', "y':ы"],
  ...[
    'a:а',
    'b:б',
    'v:в',
    'w:в',
    'g:г',
    'd:д',
    'e:е',
    'z:з',
    'i:и',
    'j:й',
    'k:к',
    'l:л',
    'm:м',
    'n:н',
    'o:о',
  ],
  ...['p:п', 'r:р', 's:с', 't:т', 'u:у', 'f:ф', 'h:х', 'c:ц', 'y:ы', "':ь", 'x:кс', 'q:к', '4:ч', '6:ш'],
].map((pair) => pair.split(':') as [string, string]);

/** Russian written in Latin letters: "skolko stoit" is "сколко стоит". All readings where letters leave a choice. */
export function inCyrillic(word: string): string[] {
  // TS is one letter or two: "centr", "dlitsya".
  return [
    ...new Set([
      written(word, longestFirst),
      written(
        word,
        longestFirst.filter(([latin]) => latin !== 'ts'),
      ),
    ]),
  ];
}

function written(word: string, letters: readonly (readonly [string, string])[]): string {
  let rest = word;
  let cyrillic = '';
  while (rest !== '') {
    const [latin, letter] = letters.find(([each]) => rest.startsWith(each)) ?? [rest[0]!, rest[0]!];
    cyrillic += letter;
    rest = rest.slice(latin.length);
  }
  // Й follows a vowel, Ы does not: "kakoy".
  return cyrillic.replace(/(?<=[аеиоуыя])ы/g, 'й');
}
