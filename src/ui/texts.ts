// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const uiTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  ui: { close: string; ok: string; loading: string; toFreeLesson: string; toProgramme: string; optional: string; emailGuess: '{email}'; networkError: string; partFailed: string; pageError: string; oldBrowser: string; serverError: '{status}'; demo: string; rehearsal: string; testShop: string; demoMail: string; notFound: { title: string; text: string }; failure: { title: string; text: string }; unavailable: { title: string; text: string }; maintenance: { title: string; text: string }; brand: string; cancel: string; demoBank: string; demoPayments: string; home: string; retry: string; toCourses: string };
}
