// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const mailingsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  mailings: { reminders: { label: string; on: string; off: string; turnOn: string; turnOff: string }; unsubscribe: { title: string; payments: string; newsletter: string; opening: string; reminders: string; stays: string; done: string; doneText: string; doneOpening: string; cabinet: string; unknown: string; unknownText: string; failed: string; button: string; home: string } };
  server: {
    lessonsOpened: { subject: '{course} {opened, number}'; paragraphs: readonly ('{list} {opened, number}' | '{next, select, none {} other {}} {next}' | '{until, select, none {} other {}} {until}')[]; button: string; footer: '{course}' };
    newLessons: { subject: '{count, number}'; paragraphs: readonly ('{count, number} {list}' | '{open, number} {openAll, select, yes {} other {}}')[]; button: string; footer: string };
    news: { opensOn: '{date} {lesson}' };
    personalData: { sections: { mail_preferences: string; review_requests: string; study_mails: string }; columns: { has_reminders: string; sent_on: string } };
    reviewRequest: { subject: '{course}'; paragraphs: readonly ('{course}' | string)[]; footer: string; button: string };
    stalled: { subject: '{course}'; paragraphs: readonly ('{begun, select, yes {} other {}} {count} {course} {done} {lesson}' | '{until, select, none {} other {}} {until}' | string)[]; button: '{begun, select, yes {} other {}}'; footer: '{course}' };
    welcome: { subject: '{course}'; paragraphs: readonly ('{count, number} {course}' | '{lesson}' | '{next, select, none {} other {}} {next} {open}' | '{until, select, none {} other {}} {until}' | string)[]; button: string; footer: string };
  };
}
