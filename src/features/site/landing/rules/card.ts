/** Link preview: the picture that messengers and networks show beside a link to the school. */
import type { Language } from '#shared/i18n.ts';

export const cardSize = { width: 1200, height: 630 } as const;

/** Display font, whose letters are in two files. */
export const cardFonts = ['cyrillic', 'latin'].map(
  (subset) => `@fontsource/prata/files/prata-${subset}-400-normal.woff`,
);

/** Text on the picture. */
export interface CardText {
  brand: string;
  title: string;
}

/** All that the picture is drawn from. */
export interface CardContent extends CardText {
  /** The school's own picture; null where it has none. */
  picture: string | null;
}

/** Networks cache a picture by its address for long, so another text or picture gets another address. */
export function cardPath(language: Language, { brand, title, picture }: CardContent): string {
  return `/share/${language}.jpg?v=${fingerprint([brand, title, picture].join('\n'))}`;
}

interface StandaloneCard {
  kind: 'course' | 'lesson';
  slug: string;
  content: CardContent;
}

/** The share card of a standalone page. */
export function standaloneCardPath(language: Language, { kind, slug, content }: StandaloneCard): string {
  const { brand, title, picture } = content;
  const version = fingerprint([brand, title, picture].join('\n'));
  return `/share/${kind}s/${slug}.${language}.jpg?v=${version}`;
}

/** Whether the site's own font has all letters of the text: Latin, Cyrillic, digits, signs. */
export function isDrawable(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff\u0401\u0410-\u044f\u0451\u2010-\u2026\u2116]+$/.test(text);
}

/**
 * Keeps a number with its word and a short word with the next: no line of a headline ends on "in" or begins
 * with "hours".
 */
export function bound(text: string): string {
  const bound = (part: string) => part.replace(/(^|[^\p{L}\d])(\p{L}{1,2}|\d+) /gu, '$1$2\u00a0');
  // Twice: of neighbours, each match takes the space before the next.
  return bound(bound(text));
}

/** FNV-1a, 32 bits: short, the same everywhere, and enough to distinguish the texts of one page. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
