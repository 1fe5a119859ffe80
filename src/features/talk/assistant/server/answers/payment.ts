/** Answers about paying, and about money that comes back. */
import { minimumKopecks } from '#features/sales/instalments/rules/plans.ts';
import { toRubles } from '#shared/money.ts';
import { has, rubles, type Tell, type Telling } from './phrases.ts';

export const pay: Tell = ({ t }) => ({ text: t('pay') });
export const paypal: Tell = ({ t }) => ({ text: t('paypal') });

export const instalments: Tell = (telling) => {
  const { facts, t } = telling;
  const { instalmentMonths } = facts.grounds;
  if (!has('instalments', telling) || instalmentMonths.length === 0) return { text: t('instalments.off') };
  const minimum = rubles(toRubles(minimumKopecks), telling);
  return { text: t('instalments.on', { months: months(telling), minimum }), open: '#courses' };
};

export const refund: Tell = (telling) => {
  const way = has('cabinet_refund', telling) ? 'cabinet' : 'mail';
  return { text: telling.t(`refund.${way}`, { days: telling.facts.grounds.figures.refundDays }) };
};

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

/** `3, 6 или 12 месяцев`. */
function months({ facts }: Telling): string {
  const { language, grounds } = facts;
  const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const { instalmentMonths: offered } = grounds;
  const shown = offered.map((each, at) => (at === offered.length - 1 ? unit.format(each) : String(each)));
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(shown);
}
