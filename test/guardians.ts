/** People under 18, and the adults who answer for them. */
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import type { Input } from '#shared/contract.ts';
import { type purchaseOf, type SoldCourse, startPurchase } from './school.ts';
import type { Caller, World } from './world.ts';

export const mother = 'mama@example.com';

/** Orders as somebody under 18; returns when the guardian has the mail. */
export async function orderAsMinor(
  world: World,
  caller: Caller,
  course: SoldCourse,
  changes: Parameters<typeof purchaseOf>[1] = {},
) {
  const asked = { under_18: true, guardian_email: mother, ...changes };
  const order = await startPurchase(caller, course, asked);
  await world.runJobs();
  return { ...order, token: tokenFor(world, asked.guardian_email) };
}

/** Token of the newest link that was mailed to this address. @throws without one */
export function tokenFor(world: World, address: string): string {
  const links = world.mail
    .messages()
    .filter(({ to }) => to.includes(address))
    .flatMap(({ text }) => /\/guardian\/([\w-]+)/.exec(text)?.[1] ?? []);
  const token = links.at(-1);
  if (!token) throw new Error(`${address} has got no link`);
  return token;
}

export function consentWith(
  token: string,
  changes: Partial<Input<typeof guardiansApi.consent>> = {},
): Input<typeof guardiansApi.consent> {
  return {
    token,
    name: 'Мария Ёлкина',
    privacy_consent: true,
    data_consent: true,
    offer_consent: true,
    ...changes,
  };
}

/** The guardian agrees and pays with a card that works; returns when the course is open and the mails are sent. */
export async function agreeAndPay(world: World, token: string) {
  const guardian = world.visitor();
  await guardian.call(guardiansApi.consent, consentWith(token));
  const { body } = await guardian.call(guardiansApi.pay, { token });
  const payment = world.yookassa
    .payments()
    .find(({ confirmation }) => confirmation?.confirmation_url === body.confirmation_url);
  world.yookassa.pay(payment!.id);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
  return payment!;
}
