import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeKey } from '#features/sales/promo-codes/rules/promoCodes.ts';
import { aCode } from '#test/promoCodes.ts';
import { aCourse, aPromotion, askedOf, purchaseOf } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';

describeOnEngines('what a buyer is charged', (makeWorld) => {
  // spec: 318
  it('is never what a client says: no amount, currency or description changes it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aPromotion(world, course);
    const send = async (hostile: object) => {
      const payload = { ...purchaseOf(course), course_id: undefined, ...hostile, request_id: randomUUID() };
      return (await world.visitor().request({ method: 'POST', url: '/api/create_payment', payload })).status;
    };
    const amounts = fc.oneof(
      fc.constantFrom<unknown>(...hostileAmounts),
      fc.double(),
      fc.integer({ min: 0, max: 100_000 }),
      fc.string(),
    );
    const currencies = fc.constantFrom<unknown>('RUB', ...hostileCurrencies);
    const named = `Оплата курса: ${course.title}`;
    const descriptions = fc.oneof(fc.constantFrom<unknown>(named, ...hostileDescriptions), fc.string());
    let bought = 0;
    const isRefusedOrRight = async ([amount, currency, description]: readonly unknown[]) => {
      const isRight = amount === 12000 && currency === 'RUB' && description === named;
      const status = await send({ amount, currency, description });
      // An invented description may name no other course than the one there is.
      if (amount === 12000 && currency === 'RUB' && status === 200) bought += 1;
      else expect([409, 422], `${amount} ${currency} ${description}`).toContain(status);
      if (isRight) expect(status).toBe(200);
      expect(askedOf(world)).toEqual(Array(bought).fill('12000.00 RUB'));
    };
    for (const amount of hostileAmounts) await isRefusedOrRight([amount, 'RUB', named]);
    for (const currency of hostileCurrencies) await isRefusedOrRight([12000, currency, named]);
    for (const description of hostileDescriptions) {
      expect(await send({ amount: 12000, currency: 'RUB', description }), String(description)).toBe(422);
    }
    await isRefusedOrRight([12000, 'RUB', named]);
    expect(bought).toBe(1);
    await fc.assert(fc.asyncProperty(fc.tuple(amounts, currencies, descriptions), isRefusedOrRight), {
      numRuns: 100,
    });
    expect(new Set(askedOf(world))).toEqual(new Set(['12000.00 RUB']));
  });

  // spec: 523
  it('is the price with a code only for who has a code: a hundred invented ones change nothing', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world, { code: 'LETO-2027' });
    await aCode(world, { code: 'OFF-2027', percent: 99, is_on: false });
    let [plain, reduced] = [0, 0];
    const isRefusedOrRight = async ([promo_code, amount]: readonly unknown[]) => {
      const purchase = { ...purchaseOf(course), amount, promo_code, email: `${randomUUID()}@example.com` };
      const { status } = await world
        .visitor()
        .request({ method: 'POST', url: '/api/create_payment', payload: purchase });
      const isKnown = typeof promo_code === 'string' && codeKey(promo_code) === 'LETO2027';
      // Spaces around a code, and nothing but spaces, are a slip of the hand.
      const isNone = promo_code === undefined || (typeof promo_code === 'string' && promo_code.trim() === '');
      if (isKnown && amount === 10_000) reduced += 1;
      if (isNone && amount === 12_500) plain += 1;
      const isRight = (isKnown && amount === 10_000) || (isNone && amount === 12_500);
      expect(status === 200, `${promo_code} ${amount}`).toBe(isRight);
      if (!isRight) expect([409, 422]).toContain(status);
      const asked = askedOf(world).toSorted();
      expect(asked).toEqual([...Array(reduced).fill('10000.00 RUB'), ...Array(plain).fill('12500.00 RUB')]);
    };
    const amounts = fc.constantFrom<unknown>(10_000, 12_500, 1, 0, -2_500, 125, '10000');
    const codes = fc.oneof(fc.constantFrom<unknown>(...hostileCodes), fc.string());
    for (const code of hostileCodes) await isRefusedOrRight([code, 10_000]);
    await fc.assert(fc.asyncProperty(fc.tuple(codes, amounts), isRefusedOrRight), { numRuns: 100 });
    expect(reduced).toBeGreaterThan(0);
  });
});

const hostileCodes = [
  ...[undefined, null, '', '  ', 0, 1, true, [], {}, ['LETO-2027'], { code: 'LETO-2027' }, { percent: 99 }],
  ...['LETO-2027', ' leto 2027 ', 'LЕТО2027', 'LETO-2028', 'LETO-2027;', 'OFF-2027', 'off2027'],
  ...['%', '_', '*', "' or 1=1 --", 'LETO-2027,OFF-2027', 'LETO%', 'L'.repeat(60), 'L'.repeat(61), '\u202e'],
];
const hostileAmounts = [
  ...[0, -1, 1, 0.01, -12000, 1e9, 1e21, 11999.99, 12000.01, 12000.001, 12500, 24000, 1200000],
  ...['12000', '12 000', '12000abc', '1.2e4', '', null, true, [], {}, [12000], { value: 12000 }],
];
const hostileCurrencies = ['USD', 'rub', 'RUR', '', 'RUB ', '₽', null, 0, ['RUB'], { code: 'RUB' }];
const hostileDescriptions = [
  ...['', ' ', ':', 'Оплата курса:', 'Оплата курса: ', 'Стань', '24', 'Оплата курса: Стань моделью'],
  ...['Оплата курса: Стань моделью за 24 часа и ещё', "' or 1=1 --", '%', '_', '*', '{title}', '12000'],
  ...['Стань моделью за 24 часа '.repeat(20), null, 1, [], {}],
];
