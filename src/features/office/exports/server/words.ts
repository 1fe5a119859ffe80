import { createTranslator, type Language } from '#shared/i18n.ts';
import type { Words } from '#shared/listing.ts';

/** Loaded with the first export: the pages have texts of their own, and a server that exports nothing needs none. */
export async function wordsIn(language: Language): Promise<Words> {
  const { messages } = await import('../../../../messages.ts');
  const inLanguage = Object.fromEntries(
    Object.entries(messages).map(([namespace, texts]) => [namespace, texts[language]]),
  );
  return createTranslator({ locale: language, messages: inLanguage }) as unknown as Words;
}
