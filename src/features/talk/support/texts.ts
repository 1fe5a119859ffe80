// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const supportTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { conversation: { taken: string; handed_on: string; answered: string; noted: string; released: string; closed: string }; canned_reply: { created: string; changed: string; deleted: string; restored: string }; support_settings: { changed: string } };
  auditFields: { whose: string; operator: string; channel: string; hours: string; keep_days: string };
  auditSubjects: { support_settings: { only: string } };
  noticeKinds: { title: { support_waiting: string; support_crowd: string; support_message: string }; text: { support_waiting: '{question}'; support_crowd: '{count, number}'; support_message: '{question}' } };
  stuckKinds: { talk_waiting: '{subject}' };
  support: { unread: '{count, number}'; title: '{product}'; close: string; log: string; greeting: string; topics: { cost: string; lessons: string; instalments: string; access: string }; quick: { label: string; help: string; operator: string; course: string; payment: string; price: string }; note: string; field: string; empty: string; send: string; typing: string; earlier: string; you: string; helpful: string; unhelpful: string; failed: string; offline: string; events: { asked: string; taken: '{name}'; handed_on: '{name}'; released: string; closed: string; left: '{name}' }; staff: string; staffAuthor: string; away: { title: string; lead: string; submit: string; sending: string; done: string; email: string; name: string; phone: string }; rate: { title: string; star: '{count, number}'; comment: string; submit: string; done: string }; quickQuestions: { price: string; payment: string; course: string; help: string; operator: string }; assistant: string; button: string };
  supportInbox: { title: string; waiting: '{count, number}'; list: { title: string; searchHint: string; columns: { name: string; operator: string; created_at: string; updated_at: string; email: string; language: string; rating: string; state: string; subject: string }; filters: { from: string; to: string; whose: string }; choices: { state: { bot: string; waiting: string; human: string; closed: string }; whose: { mine: string; open: string } }; empty: string; emptyHint: string; any: { language: string; state: string; whose: string } }; tabs: { label: string; conversations: string; replies: string; settings: string }; quick: { label: string; mine: string; closed: string; all: string; waiting: string }; choose: string; said: { user: '{text}'; bot: '{text}'; operator: '{text}' }; visitor: string; anonymous: string; alerts: { sound: string; browser: string; blocked: string; title: string }; open: { back: string; log: string; earlier: string; assistant: string; unsure: string; sources: string; helpful: string; unhelpful: string; mails: string; rating: '{rating}'; events: { asked: string; taken: '{name}'; handed_on: '{name}'; released: string; closed: string; left: '{name}' }; take: string; takeOver: string; assign: string; assignTitle: string; assignTo: string; release: string; close: string; taken: '{name}'; cancel: string; note: string }; composer: { kind: string; answerHint: string; canned: string; noCanned: string; keys: string; answer: string; note: string; noteHint: string; save: string; send: string }; card: { title: string; page: string; lesson: string; courses: string; earlier: string; unknown: string; email: string; language: string; orders: string; phone: string }; replies: { title: string; hint: string; add: string; editTitle: string; saved: string; removeTitle: string; removeText: '{title}'; removed: '{title}'; restored: string; empty: string; emptyHint: string; cancel: string; edit: string; language: string; name: string; remove: string; restore: string; save: string; text: string }; settings: { title: string; on: string; onHint: string; hours: string; hoursHint: '{zone}'; works: string; until: string; midnight: string; days: { d0: string; d1: string; d2: string; d3: string; d4: string; d5: string; d6: string }; keep: string; keepHint: string; saved: string; from: string }; failed: '{reason}'; unknown: string };
  taskKinds: { title: { chat_waiting: string }; act: { chat_waiting: string } };
  server: {
    answerMail: { subject: string; paragraphs: readonly ('{answer}' | '{question}' | string)[]; button: string };
    errors: { conversation_taken: '{name}'; conversation_over: string };
    handOff: { open: string; away: '{when}'; awayKnown: '{when}'; later: string; after: '{day} {time} {zone}' };
    personalData: { sections: { support_conversations: string; support_messages: string }; columns: { page: string; rating: string; rating_comment: string; conversation_id: string; sender: string; options: string; is_helpful: string } };
    operatorLabel: string;
    correction: { before: string };
  };
}
