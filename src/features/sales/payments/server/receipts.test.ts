/** Texts about the fiscal receipt: only where there is one, and the same in the mail as on the page. */

import { expect, it } from 'vitest';
import { aCourse, startPurchase } from '#test/school.ts';
import { makeWorld as makeAnyWorld, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { paymentsTexts } from '../texts.ts';

it('page and mail name the same address for it, and a correction says where it went', async () => {
  await inASchool(async (world) => {
    const bought = await buy(world, { isTest: false });
    expect(await receiptOnPage(world, bought.order_secret)).toBe('sent');
    const sentence = 'Кассовый чек придёт отдельным письмом на lena@example.com.';
    expect(paymentsTexts.paymentOutcome.ru.receipt.sent.replace('{email}', 'lena@example.com')).toBe(
      sentence,
    );
    expect(lastMail(world)).toContain(sentence);
    const asked = world.yookassa.receiptOf(bought.payment_id);
    expect(asked, 'and it goes there').toMatchObject({ customer: { email: 'lena@example.com' } });

    const right = { order_secret: bought.order_secret, email: 'right@example.com' };
    const corrected = await world.visitor().call(paymentsApi.correctEmail, right);
    expect(corrected.body.receipt).toBe('sentBefore');
    await world.runJobs();
    expect(lastMail(world, right.email)).toContain(paymentsTexts.paymentOutcome.ru.receipt.sentBefore);
  });
});

it('an international address is named in it as its owner writes it, as on the page', async () => {
  await inASchool(async (world) => {
    await buy(world, { isTest: false, email: 'anna@школа.рф' });
    expect(lastMail(world, 'anna@xn--80atdl2c.xn--p1ai')).toContain('на anna@школа.рф.');
  });
});

it('where none is sent nobody promises one', async () => {
  await inASchool(async (world) => {
    const tried = await buy(world, { isTest: true });
    expect(await receiptOnPage(world, tried.order_secret)).toBe(null);
    expect(lastMail(world)).not.toMatch(/чек/i);
    const withoutCashDesk = await buy(world, { isTest: false, hasReceipt: false });
    expect(await receiptOnPage(world, withoutCashDesk.order_secret)).toBe(null);
    expect(lastMail(world)).not.toMatch(/чек/i);
  });
});

async function inASchool(test: (world: World) => Promise<void>): Promise<void> {
  const world = await makeAnyWorld('sqlite');
  await test(world).finally(() => world.dispose());
}

/** The simulator's payments are tests, unless its ledger says otherwise. */
async function buy(
  world: World,
  { isTest, hasReceipt = true, email }: { isTest: boolean; hasReceipt?: boolean; email?: string },
) {
  const purchase = await startPurchase(world.visitor(), await aCourse(world), email ? { email } : {});
  const { payment } = world.yookassa.ledger.payments.get(purchase.payment_id)!;
  payment.test = isTest;
  if (!hasReceipt) delete payment.receipt_registration;
  world.yookassa.pay(purchase.payment_id);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
  return purchase;
}

async function receiptOnPage(world: World, order_secret: string) {
  return (await world.visitor().call(paymentsApi.status, { order_secret })).body.receipt;
}

function lastMail(world: World, to = 'lena@example.com'): string {
  return world.mail.messages().findLast((mail) => mail.to.includes(to))!.text;
}
