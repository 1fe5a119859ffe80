// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const addressesTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  server: {
    changeAskedMail: { subject: string; paragraphs: readonly ('{email}' | string)[]; button: string };
    changedMail: { subject: string; paragraphs: readonly ('{email}' | string)[]; button: string };
    errors: { email_taken: string };
    personalData: { sections: { email_changes: string; former_addresses: string }; columns: { asked_at: string; left_at: string; confirmed_at: string } };
    takenBackMail: { subject: string; paragraphs: readonly (string)[]; button: string };
  };
}
