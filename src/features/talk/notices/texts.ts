// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const noticesTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  noticeKinds: { canReply: string; more: '{count, number}' };
  notices: { title: string; hint: string; what: string; notByMail: string; choose: '{channel} {event}'; saved: string; nothing: string; quiet: { title: string; on: string; hint: string; until: string; from: string; noZone: string; zone: string }; link: { lead: string; start: string; again: string; linked: '{date} {name}'; off: string; open: string; how: '{bot}'; waiting: '{minutes}'; end: string; endTitle: string; endText: string; done: string; trouble: { webhook: string; reader: string; away: string }; failed: '{reason}'; title: string }; event: string; mail: string; telegram: string };
  server: {
    bot: { linked: '{school} {settings}'; unknown: '{minutes}'; replied: string; corrected: string; unchanged: string; notAllowed: string; onlyText: string; notAnswerable: string; howToReply: '{settings}'; stranger: '{settings}'; linkAgain: '{settings}'; leaveGroup: string; button: string; notReplied: '{reason}' };
    errors: { telegram_away: string; telegram_webhook: '{host}' };
    noticeMail: { subject: '{count, number} {title}'; paragraphs: readonly ('{settings}')[]; button: '{batch, select, one {} other {}}'; footer: string };
    personalData: { sections: { notice_choices: string; notice_settings: string; telegram_links: string; telegram_codes: string; telegram_messages: string; staff_notices: string }; columns: { channel: string; is_wanted: string; quiet_from: string; quiet_until: string; chat_id: string; linked_at: string; off_at: string; time_zone: string } };
    telegramOff: { subject: string; paragraphs: readonly ('{missed, select, none {} other {}} {missed}' | '{missed, select, none {} other {}}' | string)[]; button: string; footer: string };
  };
}
