// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const refundsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { refund: { made: string; approved: string; declined: string; retried: string; sent: string; receipt_entered: string; wished: string; wish_declined: string } };
  auditFields: { closes_access: string; revokes_certificate: string; way: string; finished_from: string; finished_to: string };
  noticeKinds: { title: { refund_asked: string; refund_failed: string; refund_wished: string; refund_wish_ended: string }; text: { refund_asked: '{amount} {course} {number}'; refund_failed: '{amount} {course} {number}'; refund_wished: '{amount} {by} {course} {number} {text}'; refund_wish_ended: '{answer} {course} {number} {outcome, select, declined {} other {}}' } };
  orderReasons: { refund_asked: string; refund_asked_by_guardian: string; refund_declined: string; refund_needless: string; refund_receipt: '{number}'; refund_decided: '{amount}'; refund_failed: '{amount}'; refunded_in_part: '{amount}'; refunded_whole: '{amount}'; refunded_elsewhere: '{amount}' };
  refundList: { searchHint: string; columns: { suggested: string; origin: string; wish: string; reason: string; created_at: string; finished_at: string; amount: string; course: string; email: string; order: string; state: string }; filters: { finished_from: string; finished_to: string; from: string; to: string }; choices: { state: { requested: string; declined: string; approved: string; pending: string; succeeded: string; failed: string }; origin: { buyer: string; staff: string; provider: string } }; empty: string; emptyHint: string; any: { state: string }; erased: string; title: string };
  refundSteps: { approve: string; approveTitle: string; makeTitle: string; amountHint: '{left}'; reason: string; reasonHint: string; closes: string; certificate: '{number}'; certificateHint: string; submit: string; done: string; decline: string; declineTitle: string; declineLead: string; declineReason: string; declineSubmit: string; declined: string; retry: string; retryTitle: string; retryText: '{amount}'; retryConfirm: string; retried: string; byHand: string; byHandTitle: string; byHandText: '{amount}'; byHandConfirm: string; byHandDone: string; sent: string; sentTitle: string; sentText: '{amount}'; sentConfirm: string; sentDone: string; receipt: string; amount: string; back: string; failed: '{reason}'; receiptCorrect: string; receiptDone: string; receiptSubmit: string; unknown: string };
  refunds: { until: '{date}'; ask: string; form: { title: string; sum: '{amount}'; rule: '{done} {total}'; ruleUnopened: string; access: string; wish: string; wishHint: string; submit: string; done: string; failed: string; sending: string }; state: { requested: string; declined: string; approved: '{amount}'; pending: '{amount}'; succeeded: '{amount}'; failed: '{amount}' }; answer: '{reason}'; receipt: '{number}'; closes: string; title: string };
  refundsPanel: { due: { title: string; lead: string; why: { owned_already: string; account_blocked: string; paid_after_erasure: string }; paid: '{date}'; button: '{amount}'; ask: '{amount}'; text: string; confirm: string; reason: string; only: string }; wish: { button: string; title: string; lead: string; reason: string; submit: string; done: string; by: '{name}'; outcome: string; outcomes: { waiting: string; refunded: string; declined: string }; answer: string; decided: string; decline: string; declineTitle: string; declineLead: string; declined: string; waiting: string; asked: string }; order: { none: string; underWay: string; left: string; term: string; termUntil: '{date}'; termOver: '{date}'; suggestion: string; inTime: '{amount} {done} {total}'; byUse: '{amount} {done} {total} {unmarked, number}'; make: string; suggested: '{amount}'; wish: string; reason: string; access: string; closes: string; stays: string; decided: string; decidedBy: '{date} {who}'; failure: string; finished: string; way: string; ways: { provider: string; by_hand: string }; elsewhere: string; handNote: '{provider, select, tbank {} other {}}'; amount: string; paid: string; returned: string; title: string } };
  stuckKinds: { refund_asked: '{subject}'; refund_failed: '{subject}' };
  taskKinds: { title: { refund_asked: string; refund_failed: string; refund_wished: string }; act: { refund_asked: string; refund_failed: string; refund_wished: string } };
  server: {
    approvedMail: { subject: '{amount}'; paragraphs: readonly ('{access, select, closes {} stays {} other {}} {certificate, select, none {} other {}} {certificate}' | '{amount} {course} {hasReason, select, yes {} other {}} {reason}' | '{way, select, by_hand {} other {}}')[]; button: string };
    askedMail: { subject: string; paragraphs: readonly ('{course} {paid}' | string)[]; button: string };
    declinedMail: { subject: string; paragraphs: readonly ('{access, select, stays {} other {}}' | '{course}' | '{reason}')[]; button: string };
    errors: { refund_term_over: string; refund_too_high: '{left, number}' };
    failedMail: { subject: string; paragraphs: readonly ('{amount} {course}' | string)[]; button: string };
    guardianNews: { footer: string; button: string };
    personalData: { sections: { refund_wishes: string; refunds: string }; columns: { origin: string; way: string; suggested_kopecks: string; wish: string; closes_access: string; revokes_certificate: string; provider_refund_id: string; failure: string; outcome: string; answer: string; lessons_done: string; lessons_total: string } };
    sentMail: { subject: '{amount}'; paragraphs: readonly ('{access, select, closes {} stays {} other {}} {certificate, select, none {} other {}} {certificate}' | '{amount} {course}' | '{way, select, by_hand {} other {}}')[]; button: string };
    withdrawnMail: { subject: string; paragraphs: readonly ('{course}' | string)[]; button: string };
    withdrawnReason: { reason: string };
  };
}
