// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const documentsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { document: { published: string } };
  auditSubjects: { document: { personal_data: string; newsletter: string; review: string; cookies: string; offer: string; privacy: string } };
  documents: { names: { personal_data: string; newsletter: string; review: string; cookies: string; offer: string; privacy: string }; skip: string; edition: '{date} {version}'; translation: string; untranslated: string; original: string; former: '{date}'; toCurrent: string; editions: string; inForce: string; blank: string; home: string; list: string };
  documentsPanel: { hint: string; back: string; inForce: '{date} {version}'; blanks: '{count, number}'; languages: string; translation: string; documentTitle: string; textHint: string; fillable: string; preview: string; publish: '{version}'; publishText: string; versions: string; version: '{date} {version}'; isInForce: string; isFormer: string; cancel: string; publishConfirm: string; text: string; title: string };
  launchSteps: { documents: { lead: string; notes: { no_school: string; no_legal_name: string; no_inn: string; no_ogrn: string; no_address: string; no_email: string; no_phone: string; unread: string; changed: string; read: string } } };
  server: {
    cookies: { title: string; blocks: readonly ({ heading: string } | { list: readonly (string)[] } | { paragraph: '{address} {inn} {legal_name} {school} {site}' } | { paragraph: '{email}' } | { paragraph: string } | { promise: string; paragraph: string })[] };
    newsletter: { title: string; blocks: readonly ({ heading: string } | { paragraph: '{address} {inn} {legal_name} {site}' } | { paragraph: '{email}' } | { paragraph: '{school}' } | { paragraph: string })[] };
    offer: { title: string; blocks: readonly ({ heading: string } | { list: readonly ('{address}' | '{email}' | '{inn}' | '{legal_name}' | '{ogrn}' | '{phone}')[] } | { list: readonly ('{email}' | string)[] } | { list: readonly (string)[] } | { paragraph: '{address} {email}' } | { paragraph: '{date} {legal_name} {school} {site}' } | { paragraph: '{email}' } | { paragraph: string } | { promise: string; heading: string } | { promise: string; paragraph: '{email}' } | { promise: string; paragraph: string })[] };
    personalData: { title: string; blocks: readonly ({ heading: string } | { paragraph: '{address} {email}' } | { paragraph: '{address} {inn} {legal_name} {ogrn} {site}' } | { paragraph: string })[] };
    privacy: { title: string; blocks: readonly ({ heading: string } | { list: readonly (string | { promise: string; text: string })[] } | { list: readonly (string)[] } | { paragraph: '{address} {email} {inn} {legal_name} {ogrn} {phone}' } | { paragraph: '{address} {email}' } | { paragraph: '{email}' } | { paragraph: '{legal_name} {school} {site}' } | { paragraph: string })[] };
    review: { title: string; blocks: readonly ({ heading: string } | { paragraph: '{address} {inn} {legal_name} {ogrn}' } | { paragraph: '{email}' } | { paragraph: '{school} {site}' } | { paragraph: string })[] };
  };
}
