// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const mailsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { mail: { sent_again: string } };
  launchSteps: { mail: { lead: string; notes: { untried: string; changed: string; stopped: '{count}'; arrived: string } } };
  mailReasons: { not_set: string; unreachable: string; sign_in: string; encryption: string; busy: string; refused: string; mailbox: string; no_mailbox: string; unknown: string };
  mailsPanel: { title: string; hint: string; empty: string; emptyHint: string; to: '{email}'; waiting: '{time}'; trying: string; given_up: '{time}'; doubtful: '{time}'; answer: '{answer}'; sendAgain: string; sent: string; sentAgain: '{time}'; sentAgainBy: '{name} {time}'; stopped: { title: '{time}'; text: '{count, number} {reason}'; link: string }; because: '{reason}'; failed: '{reason}'; order: string; person: string; unknown: string };
  noticeKinds: { title: { mail_doubtful: string; mails_stopped: string }; text: { mail_doubtful: '{email} {subject}'; mails_stopped: '{count, number} {day} {reason} {time}' } };
  stuckKinds: { mail_unsent: '{subject}' };
  taskKinds: { title: { mail_unsent: string }; act: { mail_unsent: string } };
  server: {
    personalData: { sections: { sent_mails: string; unsent_mails: string }; columns: { sent_again_at: string } };
  };
}
