/** Text that somebody typed, made fit to stand in the school's mails and messages. */

/**
 * Control characters, line separators, lone surrogates, and characters that are invisible or reverse the
 * direction of text.
 */
export const hiddenCharacters = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** The same without what hides, ends or turns lines; line feeds stay. */
export function shownText(text: string): string {
  return text.replace(hiddenCharacters, (found) => (found === '\n' ? found : ' '));
}

/**
 * True when mail programs would make no link of it. «А.С. Пушкин», «J.Smith», «St.John» and «и.иванова» are names; «t.me»
 * and «evil.com» are not.
 */
export function isNoLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  if (/:\/\/|\d\.\d+\.\d+\.\d/.test(plain)) return false;
  const pairs = [...plain.matchAll(/([\p{L}\p{N}_-]+)\.(?=(\p{L}{2,}))/gu)];
  return !pairs.some(([, before = '', behind = '']) => isDomain(before, behind));
}

/** Whether what stands around a full stop is read as a host. */
function isDomain(before: string, behind: string): boolean {
  const last = behind.toLowerCase();
  if (/^\p{Script=Cyrillic}/u.test(behind)) return cyrillicDomains.has(last);
  // A name after an initial or a title; of the domains that mail programs know, only these are written so.
  if (/^[A-Z][a-z]+$/.test(behind))
    return before.length > 1 && (last.length === 2 || commonDomains.has(last));
  return before.length > 1 || /^\p{Ll}{2}/u.test(behind);
}

const cyrillicDomains = new Set(
  'рф рус бел укр срб мкд мон қаз бг ею онлайн сайт дети москва орг ком католик'.split(' '),
);
const commonDomains = new Set(
  'com net org info biz pro xyz top site online shop store club app dev live link click space website icu'.split(
    ' ',
  ),
);

/** The text as it is where it has no link, else with its links in pieces that no mail program joins. */
export function withoutLinks(text: string): string {
  return isNoLink(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[\s./:\\@。．｡]+/gu, ' ')
        .trim();
}

/**
 * A stranger's words as staff get them: nothing in them can be followed, neither in a mail nor in a messenger, which
 * makes links of `@names`, `#tags`, `$SIGNS` and `/commands` as well. A space after each sign that joins a link leaves
 * all of it to be read.
 */
export function strangersWords(text: string): string {
  const shown = shownText(text);
  const parted = isNoLink(shown) ? shown : shown.replace(/[^…](?=\S)/gu, parting);
  return parted.replace(/(^|[^\p{L}\p{N}_])([@#$＠＃/]+)(?=[\p{L}\p{N}_])/gu, '$1$2 ');
}

/** The sign, and a space where it joins the parts of a link in whatever width. */
function parting(sign: string): string {
  return /[./:\\@。]/.test(sign.normalize('NFKC')) ? `${sign} ` : sign;
}
