import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentsTexts } from '#features/sales/payments/texts.ts';
import { createTranslator, languages } from '#shared/i18n.ts';
import { type OrderState, orderStates, paidStates } from '#shared/orderStates.ts';
import { ordersTexts } from '../texts.ts';
import { standingFacts, standingOf, standings, unfinished } from './standings.ts';

const anyOrder = fc.record({
  status: fc.constantFrom(...orderStates),
  end_reason: fc.constantFrom(
    null,
    'canceled_by_buyer',
    'canceled_by_staff',
    'guardian_declined',
    'guardian_expired',
    'never_paid',
    'insufficient_funds',
    'a_reason_of_next_year',
  ),
  erased_at: fc.constantFrom(null, '2026-11-28T10:00:00.000Z'),
});
const around = fc.record({ isHeld: fc.boolean(), isAhead: fc.boolean() });

test.each(standings)('each reader has a sentence in every language for an order that is %s', (standing) => {
  for (const language of languages) {
    const words = (messages: object) => createTranslator({ locale: language, messages }) as Words;
    expect(words(ordersTexts.ownOrders[language])(`standings.${standing}`)).toMatch(/\S/);
    expect(words(ordersTexts.orders[language])(`standings.${standing}`)).toMatch(/\S/);
    const { page, mayPay } = standingFacts[standing];
    if (page === null) {
      expect(mayPay, 'whoever may pay is told').toBe(false);
      continue;
    }
    const outcome = words(paymentsTexts.paymentOutcome[language]);
    expect(outcome.has(`${page}.title`), `${language}: ${page}.title`).toBe(true);
    if (page !== 'paid') expect(outcome.has(`${page}.text`), `${language}: ${page}.text`).toBe(true);
  }
});

test('the page of an order says what happened to it, and by whom', () => {
  const page = (status: OrderState, end_reason: string | null = null, isHeld = false) => {
    const around = { isHeld, isAhead: false };
    return standingFacts[standingOf({ status, end_reason, erased_at: null }, around)].page;
  };
  expect(page('pending')).toBe('waiting');
  expect(page('pending', null, true)).toBe('held');
  expect(page('paid')).toBe('paid');
  expect(page('partially_refunded')).toBe('partlyRefunded');
  expect(page('refunded')).toBe('refunded');
  expect(page('canceled', 'canceled_by_buyer')).toBe('givenUp');
  expect(page('canceled', 'canceled_by_staff')).toBe('calledOff');
  expect(page('canceled', 'canceled_by_staff', true)).toBe('voided');
  expect(page('canceled', 'guardian_declined')).toBe('refusedByGuardian');
  expect(page('expired', 'guardian_expired')).toBe('unanswered');
  expect(page('canceled', 'insufficient_funds')).toBe('canceled');
  expect(page('expired', 'expired_on_confirmation')).toBe('expired');
});

test('every order stands somewhere, and only one that is held, open and not erased can be taken', () => {
  fc.assert(
    fc.property(anyOrder, around, (order, facts) => {
      const may = standingFacts[standingOf(order, facts)];
      const isOpen = order.status === 'new' || order.status === 'pending';
      expect(may.mayTake).toBe(isOpen && facts.isHeld && order.erased_at === null);
      expect(may.mayPay).toBe(isOpen && !facts.isHeld && order.erased_at === null);
      expect(may.mayCancel).toBe(isOpen);
      expect(may.mayOpen).toBe(paidStates.includes(order.status));
      expect(may.paper).toBe(may.mayOpen ? 'statement' : may.mayPay ? 'invoice' : null);
    }),
  );
});

test('nobody is reminded or called about money that was held, or about an order that somebody gave up', () => {
  fc.assert(
    fc.property(anyOrder, around, (order, facts) => {
      const { isUnfinished } = standingFacts[standingOf(order, facts)];
      const isDecided = /^(?:canceled_by|guardian)_/.test(order.end_reason ?? '');
      const hasEnded = order.status === 'canceled' || order.status === 'expired';
      const isPaid = paidStates.includes(order.status);
      const isNot = facts.isHeld || isPaid || order.erased_at !== null || (hasEnded && isDecided);
      expect(isUnfinished).toBe(!isNot);
    }),
  );
});

test('a query for what is unfinished reads the same table', () => {
  expect(unfinished).toEqual({
    open: ['new', 'pending'],
    ended: ['canceled', 'expired'],
    notFor: ['canceled_by_buyer', 'canceled_by_staff', 'guardian_declined', 'guardian_expired'],
  });
});

interface Words {
  (key: string): string;
  has(key: string): boolean;
}
