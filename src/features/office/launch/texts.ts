// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const launchTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { launch: { proved: string; skipped: string; resumed: string; finished: string; mailed: string }; demo: { removed: string } };
  auditSubjects: { launch: { launch: string; owner: string; school: string; course: string; sale: string; mail: string; demo: string; address: string; backups: string; contacts: string; documents: string; logo: string; payments: string; texts: string } };
  launchAhead: { text: string; link: string };
  launchPanel: { tab: string; title: string; note: '{done} {total}'; finished: '{time}'; demo: string; steps: string; states: { done: string; open: string; failed: string; unknown: string; skipped: string }; proved: '{time}'; provedBy: '{name} {time}'; mend: string; elsewhere: string; skip: string; resume: string; finish: string; finishHint: '{left, number}'; next: '{title}'; done: { confirmed: string; skipped: string; resumed: string; finished: string; mailed: string; arrived: string; priced: string; removed: '{accounts} {courses} {models} {orders} {reviews} {texts}' }; school: { name: string; more: string; save: string; address: string }; contacts: { more: string; save: string }; course: { lessons: '{title}'; lesson: '{course} {lesson}'; film: string; empty: string; templates: string; taken: '{count, number}'; firstLesson: string }; sale: { submit: string; none: string; course: string; price: string }; mail: { send: string; again: string; leaving: '{time}'; left: '{email} {time}'; unsent: string; submit: string; code: string }; documents: { confirm: string }; texts: { confirm: string }; demoRemoval: { button: string; title: string; text: string; confirm: string }; address: { confirm: string; elsewhere: '{here}' }; failed: '{reason}'; unknown: string };
  launchTitles: { launch: { launch: string; owner: string; school: string; course: string; sale: string; mail: string; demo: string; address: string; backups: string; contacts: string; documents: string; logo: string; payments: string; texts: string } };
  server: {
    errors: { launch_code_wrong: string; demo_is_running: string };
    personalData: { sections: { launch_mails: string } };
    trialMail: { subject: '{code}'; paragraphs: readonly ('{code}' | string)[]; button: string };
  };
}
