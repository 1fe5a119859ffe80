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
 * True when mail programs would make no link of it. «А.С. Пушкин» and «J.Smith» are names; «t.me» and
 * «evil.com» are not.
 */
export function isNoLink(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return !/:\/\/|[\p{L}\p{N}_-]{2}\.\p{L}{2}|[\p{L}\p{N}]\.\p{Ll}{2}|\d\.\d+\.\d+\.\d/u.test(plain);
}

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
