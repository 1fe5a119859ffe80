// Written by `npm run texts`.
import { textsFrom } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import en from './texts/en.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import same from './texts/same.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

export const receiptsTexts = textsFrom<Texts>({ en, ru, zh }, same, sharedTexts);

interface Texts {
  auditActions: { receipt: { retried: string } };
  auditFields: { failed: string };
  noticeKinds: { title: { receipt_failed: string }; text: { receipt_failed: '{course} {number}' } };
  receipts: { kind: { payment: string; refund: string; settlement: string }; state: { pending: string; succeeded: string; trial: string; canceled: string; missing: string }; line: '{amount} {kind} {state}'; fiscal: '{attribute} {document} {storage}'; title: string };
  receiptsPanel: { list: { searchHint: string; columns: { fiscal_document: string; fiscal_storage: string; fiscal_attribute: string; created_at: string; registered_at: string; amount: string; course: string; email: string; kind: string; order: string; state: string }; filters: { failed: string; from: string; to: string }; any: { kind: string; failed: string; state: string }; choices: { kind: { settlement: string; payment: string; refund: string }; state: { pending: string; succeeded: string; canceled: string; missing: string }; failed: { yes: string } }; empty: string; emptyHint: string; erased: string; title: string }; order: { fiscal: '{attribute} {document} {storage}'; retry: string; retried: string; event: string; failed: '{reason}'; title: string; unknown: string } };
  taskKinds: { title: { receipt_missing: string }; act: { receipt_missing: string } };
  server: {
    personalData: { columns: { fiscal_document: string; fiscal_storage: string; fiscal_attribute: string; registered_at: string }; sections: { receipts: string } };
  };
}
