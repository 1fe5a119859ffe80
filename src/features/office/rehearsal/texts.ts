// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const rehearsalTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { rehearsal: { ended: string } };
  auditFields: { rehearsed_orders: string; rehearsed_people: string };
  rehearsal: { title: string; lead: '{date} {orders}'; button: string; question: string; consequences: '{orders, number}'; confirm: string; done: '{orders} {people}'; failed: '{reason}'; ended: string; next: string; unknown: string };
}
