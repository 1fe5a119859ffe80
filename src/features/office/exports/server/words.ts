import type { App } from '#server/app.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import type { Words } from '#shared/listing.ts';

/** What the lists of all features say. */
export async function wordsIn(app: App, language: Language): Promise<Words> {
  const messages = await app.pageTexts();
  const inLanguage = Object.fromEntries(
    Object.entries(messages).map(([namespace, texts]) => [namespace, texts[language]]),
  );
  const translate = createTranslator({ locale: language, messages: inLanguage }) as unknown as Words;
  return Object.assign(once(translate), { has: translate.has });
}

/** A list says few things, each of them in many rows. */
function once(translate: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
}
