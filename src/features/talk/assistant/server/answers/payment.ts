/** Answers about paying, and about money that comes back. */
import { minimumKopecks } from '#features/sales/instalments/rules/plans.ts';
import { toRubles } from '#shared/money.ts';
import { has, months, rubles, type Tell, type Telling } from './phrases.ts';
import { monthlySum, numberOf } from './purchase.ts';

export const pay: Tell = ({ t }) => ({ text: t('pay') });
export const paypal: Tell = ({ t }) => ({ text: t('paypal') });

export const instalments: Tell = (telling) => {
  const { facts, t } = telling;
  const { instalmentMonths } = facts.grounds;
  if (!has('instalments', telling) || instalmentMonths.length === 0) return { text: t('instalments.off') };
  const minimum = rubles(toRubles(minimumKopecks), telling);
  const text = monthlySum(telling) ?? t('instalments.on', { months: months(telling), minimum });
  return { text, open: '#courses' };
};

export const refund: Tell = (telling) => {
  const { refundDays: days } = telling.facts.grounds.figures;
  if (telling.named.has('parts')) return { text: telling.t('refundPart', { days }), offersPerson: true };
  if (isLate(telling)) return { text: telling.t('refundLater', { days }), offersPerson: true };
  const way = has('cabinet_refund', telling) ? 'cabinet' : 'mail';
  return { text: telling.t(`refund.${way}`, { days }) };
};

/** Whether a question names more days than the term of a full refund. */
function isLate({ named, stems, facts }: Telling): boolean {
  const { refundDays } = facts.grounds.figures;
  const most = Math.max(0, ...stems.map(numberOf));
  if (named.has('month')) return true;
  if (named.has('week')) return most >= 3;
  return named.has('day') && most > refundDays;
}

export const receipt: Tell = ({ t }) => ({ text: t('receipt') });
export const promoCode: Tell = ({ t }) => ({ text: t('promoCode') });

export const rating: Tell = (telling) => {
  const { ratingRubles } = telling.facts;
  if (ratingRubles === null) return { text: telling.t('ratingOff') };
  return { text: telling.t('rating', { price: rubles(ratingRubles, telling) }), open: '#model-rating' };
};

export const safety: Tell = ({ facts, t }) => {
  const { legal_name: name, inn } = facts.school;
  const owner = name && inn ? t('owner', { name, inn }) : '';
  return { text: t('safety', { days: facts.grounds.figures.refundDays, owner }) };
};
