import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepaidVat, settledVat } from '#features/publishing/school/rules/requisites.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { paymentRequest } from './checkout.ts';
import { mismatch, nextCheckAt, watchMs } from './payments.ts';

const expected = {
  orderId: 'o',
  paymentId: 'p',
  providerPaymentId: 'x',
  amountKopecks: 12_500_00,
  shopId: '100500',
  acceptsTest: false,
};
const seen = {
  id: 'x',
  amountKopecks: 12_500_00,
  discountKopecks: 0,
  currency: 'RUB',
  isTest: false,
  shopId: '100500',
  metadata: { order_id: 'o', payment_id: 'p' },
};

describe("a provider's payment", () => {
  it('is ours when everything fits', () => {
    expect(mismatch(expected, seen)).toBeNull();
    expect(mismatch({ ...expected, providerPaymentId: null }, seen)).toBeNull();
    expect(mismatch(expected, { ...seen, amountKopecks: 12_000_00, discountKopecks: 500_00 })).toBeNull();
  });

  it.each([
    ['id', { id: 'y' }],
    ['order', { metadata: { order_id: 'other', payment_id: 'p' } }],
    ['order', { metadata: {} as Record<string, string> }],
    ['payment', { metadata: { order_id: 'o' } as Record<string, string> }],
    ['currency', { currency: 'USD' }],
    ['amount', { amountKopecks: 12_499_99 }],
    ['amount', { amountKopecks: 25_000_00 }],
    ['shop', { shopId: '1' }],
    ['test', { isTest: true }],
  ])('is not ours with another %s', (problem, change) => {
    expect(mismatch(expected, { ...seen, ...change })).toBe(problem);
  });

  it('is asked about within an hour, a minute at the soonest, for seven days, or while money is held', () => {
    const created = '2026-11-21T10:00:00.000Z';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * watchMs }), fc.boolean(), fc.boolean(), (ageMs, ...how) => {
        const [isAnswered, isHeld] = how;
        const now = new Date(Date.parse(created) + ageMs);
        const next = nextCheckAt(created, now, { isAnswered, isHeld });
        if (ageMs > watchMs && isAnswered && !isHeld) {
          expect(next).toBeNull();
          return;
        }
        const pauseMs = Date.parse(next!) - now.getTime();
        expect(pauseMs).toBeGreaterThanOrEqual(isAnswered || ageMs > watchMs ? 1 * minute : 30 * second);
        expect(pauseMs).toBeLessThanOrEqual(isAnswered || ageMs > watchMs ? 1 * hour : 30 * second);
      }),
    );
  });
});

describe('the request for a payment', () => {
  const purchase = {
    orderId: 'o',
    orderNumber: 'Z-10001',
    paymentId: 'p',
    email: 'a@b.ru',
    name: 'А',
    phone: null,
    language: 'zh' as const,
    now: new Date('2027-01-01'),
    goods: {
      title: 'К',
      paidFor: 'Оплата курса',
      startDate: null as string | null,
      returnPath: '/payment/return?order=k',
    },
    amountKopecks: 4_000_05,
    method: null,
    capture: 'at_once' as const,
  };
  const shop = {
    appUrl: 'https://school.example',
    timeZone: 'Europe/Moscow',
    yookassa: { vatCode: 4, taxSystem: 1 },
  };
  const request = ({ vatCode = 4, ...goods }: { vatCode?: number } & Partial<typeof purchase.goods>) =>
    JSON.parse(
      paymentRequest(
        { ...shop, yookassa: { ...shop.yookassa, vatCode } },
        { ...purchase, goods: { ...purchase.goods, ...goods } },
      ),
    );

  it('is captured at once, in rubles and kopecks, and comes back to the site', () => {
    expect(request({})).toMatchObject({
      amount: { value: '4000.05', currency: 'RUB' },
      capture: true,
      confirmation: {
        type: 'redirect',
        return_url: 'https://school.example/payment/return?order=k',
        locale: 'en_US',
      },
      receipt: {
        tax_system_code: 1,
        customer: { email: 'a@b.ru' },
        items: [{ vat_code: 4, payment_mode: 'full_payment' }],
      },
    });
  });

  it('is a prepayment for a course that starts later, and fits the limits of the provider', () => {
    const { description, receipt } = request({ startDate: '2027-09-01', title: 'я'.repeat(200) });
    expect(receipt.items[0].payment_mode).toBe('full_prepayment');
    expect(description.length).toBeLessThanOrEqual(128);
    expect(receipt.items[0].description.length).toBeLessThanOrEqual(128);
    expect(receipt.customer).not.toHaveProperty('phone');
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 5],
    [4, 6],
    [7, 9],
    [8, 10],
    [11, 12],
  ])(
    'in advance is taxed by the calculated rate: %i becomes %i, and back on settlement',
    (plain, calculated) => {
      expect(prepaidVat(plain)).toBe(calculated);
      expect(prepaidVat(calculated)).toBe(calculated);
      expect(settledVat(calculated)).toBe(plain);
      const { receipt } = request({ startDate: '2027-09-01', vatCode: plain });
      expect(receipt.items[0].vat_code).toBe(calculated);
    },
  );
});
