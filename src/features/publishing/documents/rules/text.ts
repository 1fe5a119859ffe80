/** A document's text: its parts, what is filled into it, and its numbers. */
import type { Language } from '#shared/i18n.ts';

/** Building blocks of a document; none of them can contain markup. */
export type Block = { heading: string } | { paragraph: string } | { list: string[] };

/** Placeholders that a text may contain, such as `{inn}`. */
export const fillable = [
  'school',
  'legal_name',
  'inn',
  'ogrn',
  'address',
  'email',
  'phone',
  'site',
  'date',
] as const;
export type Fillable = (typeof fillable)[number];
export type Filling = Record<Fillable, string | null>;

/** Shown in place of an unknown requisite. */
export const blank = '________';

export function fill(block: Block, filling: Filling): Block {
  if ('heading' in block) return { heading: filled(block.heading, filling) };
  if ('paragraph' in block) return { paragraph: filled(block.paragraph, filling) };
  return { list: block.list.map((item) => filled(item, filling)) };
}

/** Names of the placeholders in a text as written, including names that nothing fills. */
export function openIn(block: Block): string[] {
  return Object.values(block)
    .flat()
    .flatMap((text) => [...text.matchAll(placeholder)].map((match) => match[1]!));
}

const placeholder = /\{([^{}]*)\}/g;

function filled(text: string, filling: Filling): string {
  return text.replace(placeholder, (_, name: string) => filling[name as Fillable] ?? blank);
}

/** Russian lines do not end with a preposition: a word of one or two letters stays with the next. */
export function withNonBreakingSpaces(text: string, language: Language): string {
  // Twice: of neighbours, each match takes the space before the next. Safari before 16.4 cannot look behind.
  const bound = (part: string) => part.replace(/(^|[\s(«])([а-яё]{1,2}\.?) (?=\S)/gi, '$1$2\u00a0');
  return language === 'ru' ? bound(bound(text)) : text;
}

export interface Clause {
  /** `3` for a heading, `3.2` for a paragraph below it; null before the first heading, and for a list. */
  number: string | null;
  block: Block;
}

/** Numbers a document as lawyers do: its parts, and the paragraphs of each. */
export function numbered(blocks: readonly Block[]): Clause[] {
  let part = 0;
  let paragraph = 0;
  return blocks.map((block) => {
    if ('heading' in block) {
      part += 1;
      paragraph = 0;
      return { number: `${part}`, block };
    }
    if ('list' in block || part === 0) return { number: null, block };
    paragraph += 1;
    return { number: `${part}.${paragraph}`, block };
  });
}
