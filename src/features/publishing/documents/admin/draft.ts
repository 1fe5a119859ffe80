/** A draft as written in the panel: a title and a plain text in each language. */
import { z } from 'zod';
import { inEvery, type Language } from '#shared/i18n.ts';
import { newVersionSchema } from '../contract/documents.ts';
import type { EditedDocument } from '../contract/panel.ts';
import { blocksOf, plainText } from '../rules/plain.ts';

export interface DraftText {
  title: string;
  text: string;
}

export function draftValues(texts: EditedDocument['texts']): Record<Language, DraftText> {
  const draft = (text: EditedDocument['texts']['ru'] | undefined) => ({
    title: text?.title ?? '',
    text: text ? plainText(text.blocks) : '',
  });
  return inEvery((language) => draft(texts[language]));
}

/** A language left empty has no translation. */
export function sentDraft(draft: Record<Language, DraftText>): unknown {
  const texts = Object.entries(draft)
    .filter(([language, { title, text }]) => language === 'ru' || title.trim() !== '' || text.trim() !== '')
    .map(([language, { title, text }]) => [language, { title, blocks: blocksOf(text) }]);
  return Object.fromEntries(texts);
}

/** The contract's own rule, with its problems reported at the fields where the text was written. */
export const draftSchema = z.custom<Record<Language, DraftText>>().superRefine((draft, context) => {
  const given = newVersionSchema.safeParse(sentDraft(draft), { reportInput: true });
  for (const issue of given.error?.issues ?? []) {
    const [language, field] = issue.path;
    const path = [language!, field === 'title' ? 'title' : 'text'];
    context.addIssue({ ...issue, path } as never);
  }
});
