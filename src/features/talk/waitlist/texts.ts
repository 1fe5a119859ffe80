// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const waitlistTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { waitlist: { told: string } };
  taskKinds: { title: { waitlist_untold: string }; act: { waitlist_untold: string } };
  waitlist: { title: string; lead: string; kept: '{months}'; submit: string; sentText: '{email}'; link: { confirmTitle: string; confirmText: '{email}'; waitingText: '{email}'; told: '{email}'; leave: string; leftTitle: string; leftText: string; goneTitle: string; goneText: string; confirm: string; home: string; waitingTitle: string }; email: string; sent: string };
  waitlistPanel: { list: { columns: { created_at: string; confirmed_at: string; email: string; language: string; state: string }; filters: { from: string; to: string }; choices: { state: { unconfirmed: string; waiting: string; told: string } }; empty: string; emptyHint: string; any: { state: string }; searchHint: string; title: string }; kept: '{days} {months}'; tell: { button: string; title: string; text: '{count, number}'; done: '{count, number}'; notOpen: string; confirm: string; failed: '{reason}' } };
  auditSubjects: { waitlist: { only: string } };
  server: {
    confirmation: { subject: string; paragraphs: readonly (string)[]; footer: '{days}'; button: string };
    errors: { school_is_open: string; school_not_open: string; nobody_waits: string };
    opened: { subject: string; paragraphs: readonly ('{courses}' | string)[]; button: string; footer: string };
    personalData: { sections: { waitlist: string }; columns: { told_at: string }; values: { unconfirmed: string; waiting: string; told: string } };
  };
}
