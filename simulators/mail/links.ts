export type Link = { href: string; text: string };

const ANCHOR = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a>/gi;
const ADDRESS = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g;

/** The links of a mail in order, each once: from the HTML part with their words, else from the plain text. */
export function linksOf(html: string | null, text: string): Link[] {
  const fromHtml = [...(html ?? '').matchAll(ANCHOR)].map(([, double, single, inside]) => {
    const href = decode(double ?? single ?? '').trim();
    return { href, text: plain(inside ?? '') || href };
  });
  const fromText = [...text.matchAll(ADDRESS)].map(([href]) => ({ href, text: href }));
  const seen = new Set<string>();
  return [...fromHtml, ...fromText].filter(({ href }) => {
    if (!/^(https?|mailto):/i.test(href) || seen.has(href)) return false;
    return seen.add(href);
  });
}

function plain(markup: string): string {
  return decode(markup.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return NAMED[String(name).toLowerCase()] ?? whole;
  });
}
