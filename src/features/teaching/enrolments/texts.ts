// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const enrolmentsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  server: {
    personalData: { sections: { courses: string }; columns: { ended_at: string; until: string } };
  };
}
