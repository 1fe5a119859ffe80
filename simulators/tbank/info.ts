import type { Application } from './model.ts';

const base: Record<string, unknown> = { demo: false, first_payment: 0, product: 'installment_credit' };

/** The object of `info` and of a webhook. @param isMasked as in webhooks: who it is cannot be read there */
export function infoOf(application: Application, isMasked = false): Record<string, unknown> {
  const { contact, status, months, sumKopecks } = application;
  const sum = sumKopecks / 100;
  const hide = (text: string) => (isMasked && text ? `${text.slice(0, 1)}***` : text);
  return {
    ...base,
    id: application.orderNumber,
    status,
    created_at: application.createdAt,
    demo: application.isDemo,
    committed: application.isCommitted,
    order_amount: sum,
    credit_amount: sum,
    transfer_amount: sum,
    term: months,
    monthly_payment: Math.ceil(sumKopecks / months) / 100,
    first_name: hide(contact.firstName),
    last_name: hide(contact.lastName),
    middle_name: hide(contact.middleName),
    phone: isMasked ? `******${contact.mobilePhone.slice(-4)}` : contact.mobilePhone,
    email: hide(contact.email),
    loan_number: status === 'signed' ? `S${application.key.slice(0, 8)}` : null,
    appropriate_signing_types: ['sms'],
    signing_type: status === 'signed' ? 'sms' : null,
    chosen_bank: application.chosenBank,
    expected_overdue_at: null,
    items: application.items,
    ...(application.coolsUntil && {
      commit_cooldown: { until: application.coolsUntil, has_happened: application.hasCooled },
    }),
  };
}
