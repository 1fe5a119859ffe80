/** Instalment plans, for the tests of everything around them. */
import { randomUUID } from 'node:crypto';
import { instalmentsApi } from '#features/sales/instalments/contract/instalments.ts';
import { lookAfterInstalments } from '#features/sales/instalments/server/lookAfterInstalments.ts';
import { contextOf } from '#server/context.ts';
import type { Input } from '#shared/contract.ts';
import { rows } from './rows.ts';
import type { SoldCourse } from './school.ts';
import type { Caller, World } from './world.ts';

/** Input of the form for a visitor, with contacts and consents. */
export function instalmentFor(
  course: SoldCourse,
  changes: Partial<Input<typeof instalmentsApi.create>> = {},
): Input<typeof instalmentsApi.create> {
  return {
    user_email: 'lena@example.com',
    user_phone: '8 900 555-35-35',
    user_name: 'Елена Ёлкина',
    application_type: 'form',
    installment_months: 6,
    course_id: course.id,
    privacy_consent: true,
    offer_consent: true,
    request_id: randomUUID(),
    ...changes,
  };
}

/** Applies, and answers the instalment plan with its id. @throws where the product refuses */
export async function apply(
  world: World,
  caller: Caller,
  course: SoldCourse,
  changes: Parameters<typeof instalmentFor>[1] = {},
) {
  const answer = await caller.call(instalmentsApi.create, instalmentFor(course, changes));
  if (answer.status !== 200)
    throw new Error(`installment/create answered ${answer.status} ${answer.body.code}`);
  const [row] = await rows<{ id: string; order_id: string }>(
    world,
    `select id, order_id from instalments where reference = '${answer.body.payment_reference}'`,
  );
  return { ...answer.body, id: row!.id, orderId: row!.order_id };
}

/** Makes the next step of the bank or the buyer; returns when the webhooks are handled and the mails are sent. */
export async function atBank(world: World, id: string, ...steps: Parameters<World['tbank']['take']>[1][]) {
  world.tbank.take(id, ...steps);
  await world.tbank.webhooksSettled();
  await world.runJobs();
}

/** The schedule's turn, once this time has passed; returns when the mails are sent. */
export async function lookAfter(world: World, passedMs: number): Promise<void> {
  world.passTime(passedMs);
  await lookAfterInstalments(contextOf(world.app), new AbortController().signal);
  await world.runJobs();
}
