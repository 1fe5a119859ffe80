// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const moneyChecksTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditFields: { open: string };
  moneyChecks: { list: { title: string; searchHint: string; columns: { subject: string; kind: string; ours: string; theirs: string; provider_id: string; created_at: string; settled_at: string; happened_at: string; order: string }; any: { kind: string; open: string; subject: string }; choices: { kind: { missing_here: string; missing_there: string; amount: string; state: string }; open: { yes: string; no: string }; subject: { payment: string; refund: string } }; empty: string; emptyHint: string; filters: { from: string; open: string; to: string } }; last: '{date} {differences} {payments} {refunds}'; never: string; run: string; done: '{count}'; statement: string; xlsx: string; failed: '{reason}'; pdf: string; unknown: string };
  noticeKinds: { title: { money_difference: string }; text: { money_difference: '{count, number}' } };
  taskKinds: { title: { money_difference: string }; act: { money_difference: string } };
  server: {
    statement: { title: '{month}'; byMethod: string; total: string; columns: { fees: string; net: string; orders: string; refunds: string; sales: string }; note: '{count, number}'; methods: { sbp: string; sber_loan: string; sber_bnpl: string; yookassa: string; manual: string; bank_card: string; sberbank: string; tbank: string; tinkoff_bank: string; yoo_money: string }; byCourse: string };
  };
}
