// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const checkoutsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { checkout: { noted: string } };
  checkouts: { list: { title: string; searchHint: string; choices: { state: { to_call: string; called: string; won: string; lost: string } }; empty: string; emptyHint: string; any: { state: string }; columns: { amount: string; course: string; created_at: string; email: string; name: string; note: string; number: string; phone: string; reminded_at: string; state: string }; filters: { from: string; to: string } }; details: { title: '{name}'; call: string; write: string; why: string; waiting: string; changed: string; changedBy: '{name} {time}'; help: string; order: '{number}' }; form: { state: string; done: string; failed: '{reason}'; note: string; submit: string } };
  server: {
    personalData: { sections: { unfinished_orders: string; reminder_stops: string }; columns: { changed_at: string } };
    unfinishedMail: { subject: '{course}'; paragraphs: readonly ('{course}' | string)[]; button: string; footer: string };
  };
}
