/** A purchase whose buyer mistyped the e-mail, and how it can be put right. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { orderBySecret } from '#features/sales/orders/server/orders.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { aCourse, buy, type SoldCourse } from './school.ts';
import type { World } from './world.ts';

export const wrong = 'lena@exmaple.com';
export const right = 'lena@example.com';
export const password = 'a password of mine';

export const closed = { status: 409, body: { code: 'correction_closed' } };
export const registration = {
  email: wrong,
  password,
  first_name: 'Чужая',
  last_name: 'Рука',
  privacy_consent: true,
  data_consent: true,
};

/** An anonymous purchase, paid, whose first mail went to the mistyped address. */
export async function bought(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const course = await aCourse(world);
  const { order_secret, order_id } = await buy(world, world.visitor(), course, { email: wrong });
  return { world, course, secret: order_secret, orderId: order_id };
}

export async function buyWithoutMails(world: World, course: SoldCourse): Promise<string> {
  const runJobs = world.runJobs;
  world.runJobs = async () => {};
  const { order_secret } = await buy(world, world.visitor(), course, { email: wrong });
  world.runJobs = runJobs;
  return order_secret;
}

export function correct(world: World, order_secret: string, email: string) {
  return world.visitor().call(paymentsApi.correctEmail, { order_secret, email });
}

export async function statusOf(world: World, order_secret: string) {
  return (await world.visitor().call(paymentsApi.status, { order_secret })).body;
}

export function setPassword(world: World, token: string) {
  return world.visitor().call(signInApi.setPassword, { token, password });
}

export function mailsTo(world: World, address: string) {
  return world.mail.messages().filter(({ to }) => to.includes(address));
}

/** The token of the newest mail to the address. */
export function linkIn(world: World, address: string): string {
  const tokens = mailsTo(world, address).map(({ text }) => /set-password\?token=([\w-]+)/.exec(text)?.[1]);
  return tokens.find(Boolean) ?? 'none';
}

export function isCorrection({ reason }: { reason: string }): boolean {
  return reason === 'email_corrected';
}

export async function accountsLeft(world: World, addresses: string[]): Promise<string[]> {
  const found = await Promise.all(
    addresses.map((email) => findAccountByEmail(world.app.database.handle, email)),
  );
  return found.filter((account) => account !== undefined).map(({ email }) => email);
}

/** Order, account, course and money agree: one open course, with the account of the order's own address. */
export async function expectWhole({ app }: World, secret: string, course: SoldCourse): Promise<void> {
  const { handle } = app.database;
  const order = await orderBySecret(handle, secret);
  const account = await findAccountByEmail(handle, order!.email);
  expect(order!.user_id).toBe(account?.id);
  expect(order!.search).toContain(order!.email);
  const mine = (await enrolmentsOf(contextOf(app), account!.id)).filter(
    ({ order_id }) => order_id === order!.id,
  );
  expect(mine).toMatchObject([{ course_id: course.id }]);
  const paid = await sql<{ wrong: number }>`select count(*) as wrong from users where total_paid_kopecks <>
    (select coalesce(sum(amount_kopecks), 0) from orders where orders.user_id = users.id and status = 'paid')`.execute(
    handle,
  );
  expect(paid.rows[0]!.wrong, 'accounts whose money is not that of their orders').toBe(0);
}
