// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const cabinetTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  cabinet: { checking: string; loadError: string; nav: { label: string; cabinet: string; data: string; admin: string; logout: string; home: string; orders: string; profile: string }; title: string };
}
