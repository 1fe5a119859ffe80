// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const manualPaymentsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditFields: { paid_on: string; document: string; receipt_number: string };
  manualPayments: { button: string; title: string; lead: string; email: string; known: '{name}'; unknown: string; amount: string; paidOn: string; document: string; receiptHint: string; submit: string; done: '{number}'; noReceipt: string; course: string; facts: string; method: string; methods: { cash: string; transfer: string }; name: string; phone: string; receipt: string; receiptCorrect: string; receiptDone: string; receiptSubmit: string };
  orderReasons: { entered_by_staff: string };
  server: {
    personalData: { sections: { manual_payments: string }; columns: { paid_on: string } };
  };
}
