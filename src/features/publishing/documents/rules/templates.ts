/** Templates that every school begins with; its lawyer may know better. */

import {
  type Benefit,
  type Benefits,
  isTrueOf,
  promises,
} from '#features/publishing/school/rules/benefits.ts';
import { languages } from '#shared/i18n.ts';
import { type NewVersion, newVersionSchema } from '../contract/documents.ts';
import { documentsTexts } from '../texts.ts';
import type { DocumentName } from './documents.ts';
import type { Block } from './text.ts';

/** A part included only while the school has the benefit it mentions, named in the table of promises. */
type Conditional<T> = T & { promise?: string };
type TemplateBlock =
  | Conditional<{ heading: string }>
  | Conditional<{ paragraph: string }>
  | Conditional<{ list: readonly (string | { promise: string; text: string })[] }>;
type Template = Record<(typeof languages)[number], { title: string; blocks: readonly TemplateBlock[] }>;

const texts = {
  offer: documentsTexts.server.offer,
  privacy: documentsTexts.server.privacy,
  personal_data: documentsTexts.server.personalData,
  newsletter: documentsTexts.server.newsletter,
  review: documentsTexts.server.review,
  cookies: documentsTexts.server.cookies,
} as unknown as Record<DocumentName, Template>;

/** First version of the document for a school with these benefits. */
export function templateFor(document: DocumentName, school: Benefits): NewVersion {
  const version = languages.map((language) => {
    const { title, blocks } = texts[document][language];
    return [language, { title, blocks: blocks.flatMap((block) => blockFor(block, school)) }] as const;
  });
  return newVersionSchema.parse(Object.fromEntries(version));
}

/** Whether nobody has edited the document: it equals the template for some set of benefits. */
export function isTemplate(document: DocumentName, version: NewVersion): boolean {
  const given = JSON.stringify(newVersionSchema.parse(version));
  return subsets(benefitsIn(document)).some(
    (school) => JSON.stringify(templateFor(document, school)) === given,
  );
}

function blockFor({ promise, ...block }: TemplateBlock, school: Benefits): Block[] {
  if (promise !== undefined && !isTrueOf(promise, school)) return [];
  if (!('list' in block)) return [block];
  const items = block.list.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return isTrueOf(item.promise, school) ? [item.text] : [];
  });
  return [{ list: items }];
}

/** Benefits mentioned by a document: names of its promises begin with the document's name. */
function benefitsIn(document: DocumentName): Benefit[] {
  const conditions = Object.entries(promises).filter(([name]) => name.startsWith(`${document}.`));
  const named = conditions.flatMap(([, condition]) => Object.values(condition).flat() as Benefit[]);
  return [...new Set(named)];
}

function subsets(all: readonly Benefit[]): Benefits[] {
  let found: Benefits[] = [new Set()];
  for (const benefit of all) found = found.concat(found.map((each) => new Set([...each, benefit])));
  return found;
}
