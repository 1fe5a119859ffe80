/** The trial payment: one ruble that a member of staff pays and the product sends back at once. */
import { hour } from '#shared/dates.ts';

export const trialKopecks = 100;

/** `new`: the provider has not answered · `paid`: the refund is to be sent · `returning`: it is on its way. */
export const trialStates = ['new', 'pending', 'paid', 'returning', 'returned', 'failed'] as const;

/** Given up after this; the provider's own term for a card is an hour. */
export const trialMs = 2 * hour;

interface Shop {
  appUrl: string;
  yookassa: { vatCode: number; taxSystem: number } | null;
}

const amount = { value: (trialKopecks / 100).toFixed(2), currency: 'RUB' };

/** Body of POST /payments, receipt included: it is a part of what is tried. @param email gets the receipts */
export function trialRequest({ appUrl, yookassa }: Shop, id: string, email: string): string {
  return JSON.stringify({
    amount,
    capture: true,
    confirmation: { type: 'redirect', return_url: `${appUrl}/admin/orders?form=trial`, locale: 'ru_RU' },
    description: 'Пробный платёж школы',
    metadata: { trial_payment: id },
    receipt: {
      customer: { email },
      tax_system_code: yookassa?.taxSystem,
      internet: true,
      items: [
        {
          description: 'Пробный платёж',
          quantity: 1,
          amount,
          vat_code: yookassa?.vatCode,
          payment_subject: 'service',
          payment_mode: 'full_payment',
          measure: 'piece',
        },
      ],
    },
  });
}

/** Body of POST /refunds for the whole amount; the provider makes that receipt itself. */
export function trialRefundRequest(id: string, providerPaymentId: string): string {
  return JSON.stringify({ payment_id: providerPaymentId, amount, metadata: { trial_payment: id } });
}
