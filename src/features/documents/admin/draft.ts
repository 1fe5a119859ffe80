/** A version as it is written in the panel: a title and a plain text in each language. */
import { z } from 'zod';
import type { Language } from '#shared/i18n.ts';
import { newVersionSchema } from '../contract.ts';
import type { EditedDocument } from '../panel/contract.ts';
import { blocksOf, plainText } from '../plain/rules.ts';

export interface DraftText {
  title: string;
  text: string;
}

export function draftValues(texts: EditedDocument['texts']): Record<Language, DraftText> {
  const draft = (text: EditedDocument['texts']['ru'] | undefined) => ({
    title: text?.title ?? '',
    text: text ? plainText(text.blocks) : '',
  });
  return { ru: draft(texts.ru), en: draft(texts.en), zh: draft(texts.zh) };
}

/** A language in which nothing stands is not translated to. */
export function sentDraft(draft: Record<Language, DraftText>): unknown {
  const texts = Object.entries(draft)
    .filter(([language, { title, text }]) => language === 'ru' || title.trim() !== '' || text.trim() !== '')
    .map(([language, { title, text }]) => [language, { title, blocks: blocksOf(text) }]);
  return Object.fromEntries(texts);
}

/** The contract's own rule, its problems told at the fields in which the text was written. */
export const draftSchema = z.custom<Record<Language, DraftText>>().superRefine((draft, context) => {
  const given = newVersionSchema.safeParse(sentDraft(draft), { reportInput: true });
  for (const issue of given.error?.issues ?? []) {
    const [language, field] = issue.path;
    const path = [language!, field === 'title' ? 'title' : 'text'];
    context.addIssue({ ...issue, path } as never);
  }
});
