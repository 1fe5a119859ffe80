// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const instalmentsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { instalment: { sent_again: string; canceled: string; noted: string } };
  auditFields: { months: string };
  auditSubjects: { school: { instalments: string } };
  instalmentList: { waits: string; searchHint: string; columns: { number: string; email: string; months: string; kind: string; created_at: string; amount: string; bank: string; course: string; name: string; phone: string; state: string }; filters: { to: string; amount_from: string; amount_to: string; from: string }; any: { state: string; kind: string }; choices: { kind: { form: string; voice: string }; state: { new: string; sent: string; inprogress: string; approved: string; rejected: string; signed: string; canceled: string; expired: string; failed: string; revoked: string } }; empty: string; emptyHint: string; off: string; offHint: string; toSettings: string; title: string };
  instalmentStates: { guardian: { title: string; text: string }; new: { title: string; text: string }; sent: { title: string; text: string }; inprogress: { title: string; text: string }; rejected: { title: string; text: string }; approved: { title: string; text: string }; signed: { title: string; text: string }; canceled: { title: string; text: string }; expired: { title: string; text: string }; failed: { title: string; text: string }; revoked: { title: string; text: string } };
  instalments: { guardianHint: string; askGuardian: string; title: string; card: '{monthly} {months, number}'; cardButton: string; offer: '{range} {to, number}'; offerText: string; open: string; toCard: string; lead: string; plans: string; plan: { months: '{months, number}'; popular: string; monthly: '{monthly}'; last: '{last}'; total: '{total}'; credit: string }; nameHint: string; emailHint: string; phone: string; phoneHint: string; button: string; apply: string; voice: string; sending: string; bank: string; opening: string; signIn: string; failed: '{reason}'; priceChanged: '{price}'; number: '{number}'; terms: '{amount} {isEven, select, yes {} other {}} {last} {monthly} {months, number}'; offline: string; form: string; sign: string; again: string; courses: string; help: string; back: { title: string; checking: string; unknownTitle: string; unknownText: string }; cabinet: { title: string; open: string }; creditOffer: '{range} {to, number}'; account: '{email}'; email: string; name: string; toCabinet: string };
  instalmentsPanel: { details: { title: '{number}'; terms: string; plan: '{count, number} {isEven, select, yes {} other {}} {last} {monthly}'; openAccount: string; link: string; openLink: string; attempts: string; problem: string; committed: string; cooling: string; by: '{by}'; account: string; erased: string; history: string; openOrder: string; order: string }; reasons: { guardian_asked: string; guardian_agreed: string; guardian_not_needed: string; applied: string; sent: string; bank_away: string; bank_refused_request: string; bank_said: string; bank_says_other: string; committed: string; cooling_off: string; canceled_by_staff: string; order_closed: string; term_over: string; sent_again: string; applicant_erased: string; guardian_declined: string; guardian_expired: string; note: string }; problems: { unreachable: '{code}'; outage: string; cooling_off: string; amount: string; test: string; garbled: string; another: string }; revoked: string; actions: { ask: string; asked: string; sent: string; cancel: string; cancelTitle: string; cancelText: string; canceled: string; noted: string; back: string; failed: '{reason}'; note: string; noteLabel: string; noteSave: string; send: string; unknown: string }; settings: { title: string; on: string; onHint: string; months: string; monthsHint: string; month: '{months, number}'; none: string; done: string; button: string; save: string } };
  noticeKinds: { title: { instalment_application: string }; text: { instalment_application: '{amount} {course} {months, number} {number}' } };
  orderReasons: { waits_for_bank: string; bank_closed: string; instalment_withdrawn: string; instalment_revoked: string };
  shortcuts: { instalmentSettings: string };
  taskKinds: { title: { instalment_failed: string }; act: { instalment_failed: string } };
  server: {
    approvedMail: { subject: string; paragraphs: readonly ('{course} {number}' | string)[]; button: string; footer: string };
    closedMail: { subject: '{number}'; paragraphs: readonly ('{course} {number} {why, select, term {} other {}}' | string)[]; button: string; footer: string };
    errors: { instalments_unavailable: string; instalment_not_sent: string; bank_away: string };
    failedMail: { subject: '{number}'; paragraphs: readonly ('{course} {number}' | string)[]; button: string; footer: string };
    guarded: { title: '{course}'; plan: string; months: '{isEven, select, yes {} other {}} {last} {monthly} {months, number}'; number: string };
    personalData: { sections: { instalments: string; instalment_history: string }; columns: { months: string; monthly_kopecks: string; last_kopecks: string; cools_until: string; committed_at: string; bank: string; instalment_id: string } };
    readyMail: { subject: '{number}'; paragraphs: readonly ('{course} {number}' | string)[]; footer: string; button: string };
    receivedMail: { subject: '{number}'; paragraphs: readonly ('{amount} {course} {isEven, select, yes {} other {}} {last} {monthly} {months, number} {number}' | '{earlier, select, none {} other {}} {numbers}' | string)[]; button: string; footer: string };
    revokedMail: { subject: '{number}'; paragraphs: readonly ('{course} {number}' | string)[]; button: string; footer: string };
  };
}
