// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const profileTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  address: { text: '{email}'; next: string; change: string; asked: string; waiting: '{email} {until}'; cancel: string; canceled: string; needsPassword: string; confirm: { title: string; loading: string; ask: '{email}'; successText: '{email}'; already: string; alreadyText: '{email}'; error: string; missing: string; failed: string; again: string; confirm: string; open: string; retry: string; success: string }; password: string; sending: string; title: string };
  profile: { lead: string; loading: string; failed: string; personal: { title: string; text: string; language: string; done: string; firstName: string; lastName: string; phone: string }; password: { text: string; done: string; none: '{providers}'; nowhere: string; mailLink: string; linkMailed: string; change: string; current: string; next: string; title: string }; identities: { text: '{email} {providers}'; none: string; since: '{day}'; unlink: string; unlinkOf: '{provider}'; last: string; done: '{provider}'; title: string }; devices: { text: string; unknown: string; current: string; began: '{when}'; seen: '{when}'; now: string; address: '{address}'; end: string; endOf: '{device} {when}'; ended: string; endOthers: string; othersEnded: string; endAll: string; alone: string; more: '{count}'; title: string }; save: string; saving: string; title: string };
  auditFields: { first_name: string; last_name: string };
  server: {
    addressTakenMail: { subject: string; paragraphs: readonly (string)[]; button: string };
    changeLinkMail: { paragraphs: readonly (string)[]; button: string; subject: string };
    passwordLinkMail: { subject: string; paragraphs: readonly (string)[]; button: string };
    unlinkedMail: { subject: '{provider}'; paragraphs: readonly ('{provider}' | string)[]; button: string };
  };
}
