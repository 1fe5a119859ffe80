// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const privacyTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  privacy: { title: string; lead: string; unconfirmed: '{email}'; loading: string; signIn: string; signInText: string; consents: { title: string; empty: string; cookies: string; version: '{document} {version}'; given: '{address, select, none {} other {}} {address} {place} {when}'; givenBy: '{name}'; withdrawn: '{when}'; places: { registration: string; checkout: string; cabinet: string; instalment: string; guardian: string; google: string; vk: string; other: string }; documents: { photos: string; publication: string; payment_reminder: string; newsletter: string; offer: string; personal_data: string; privacy: string }; withdrawReminderDone: string; withdraw: string; withdrawDone: string; personalData: string; toErase: string; withdrawPublication: string; withdrawPublicationDone: string; application: string; terms: string; withdrawReminder: string }; download: { title: string; text: string; button: string; busy: string; done: string }; erase: { title: string; text: string; gone: string; courses: string; kept: string; button: string; staff: string; sure: string; confirmation: '{email}'; submit: string; busy: string; cancel: string; noPassword: '{email}'; mail: string; byLink: string; done: string; doneText: string; home: string; password: string }; back: string; toLogin: string };
  privacyPanel: { download: string; downloaded: string; downloadFailed: '{reason}'; erase: string; title: '{name}'; lead: string; confirmation: '{email}'; erased: string; eraseFailed: '{reason}' };
  server: {
    answers: { mailed: string };
    data: { title: string; lead: '{at}'; leftOut: string; unconfirmed: string; noRoom: '{count}'; none: string; no: string; yes: string };
    erasedMail: { subject: string; paragraphs: readonly ('{address, select, confirmed {} other {}}' | string)[]; button: string };
    erasureLinkMail: { subject: string; paragraphs: readonly (string)[]; button: string };
    personalData: { columns: { sent_at: string; name: string; created_at: string; document: string; place: string; address: string; position: string; reason: string; updated_at: string; expires_at: string; subject: string; decided_at: string; finished_at: string; order_id: string; provider: string; course_id: string; lesson_id: string; age: string; amount_kopecks: string; application_id: string; city: string; course_title: string; email: string; experience: string; height: string; id: string; kind: string; language: string; method: string; note: string; number: string; phone: string; picture_file: string; purpose: string; receipt_number: string; reminded_at: string; state: string; status: string; text: string; user_agent: string; weight: string } };
  };
}
