// Races.
/** R3 for instalments: whatever happens to the bank's webhooks, the school ends where the bank's own book stands. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { hour, minute } from '#shared/dates.ts';
import { type Step, steps, stepsOf } from '#simulators/tbank/decisions.ts';
import { atCount } from '#test/counts.ts';
import { apply, lookAfter } from '#test/instalments.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn, type SoldCourse } from '#test/school.ts';
import { describeOnEngines, makeWorld, type Person, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';

/** Per engine. */
const sequences = atCount(8, 200, 2_000);
const perSchool = 50;

const acts = ['webhook', 'twice', 'forged', 'poll', 'look', 'give_up', ...steps] as const;
type Act = (typeof acts)[number];

interface Sale {
  world: World;
  student: Person;
  id: string;
  orderId: string;
  reference: string;
}

describeOnEngines("a storm of the bank's webhooks", (_makeWorld, engine) => {
  it(
    'ends where the bank’s book stands',
    async () => {
      for (let done = 0; done < sequences; done += perSchool) {
        const world = await makeWorld(engine, { config: { LOG_LEVEL: 'silent' } });
        world.tbank.loseWebhooks(true);
        const course = await aCourse(world);
        const chosen = fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 14 });
        const property = fc.asyncProperty(chosen, (sequence) => storm(world, course, sequence));
        const numRuns = Math.min(perSchool, sequences - done);
        await fc.assert(property, { numRuns, seed: done + 1 }).finally(() => world.dispose());
      }
    },
    atCount(120_000, 1_200_000, 7_200_000),
  );
});

async function storm(world: World, course: SoldCourse, chosen: readonly Act[]): Promise<void> {
  const student = await world.signedInAs('user');
  const { id, orderId, payment_reference } = await apply(world, student, course);
  const sale = { world, student, id, orderId, reference: payment_reference };
  for (const act of chosen) await make(sale, act);
  // Twice: the second look tells the bank what the first has learnt.
  for (let look = 0; look < 2; look += 1) await lookAfter(world, 2 * hour);
  await expectBook(sale);
}

async function make({ world, student, id, orderId, reference }: Sale, act: Act): Promise<void> {
  const { tbank } = world;
  if (act === 'webhook' || act === 'twice')
    for (let time = 0; time < (act === 'twice' ? 2 : 1); time += 1) await notify(world, id);
  else if (act === 'forged') await notify(world, id, 'signed');
  else if (act === 'look') await lookAfter(world, 3 * minute);
  else if (act === 'give_up') await student.call(ownOrdersApi.cancel, { id: orderId });
  else if (act === 'poll') {
    world.passTime(minute);
    await student.call(instalmentsApi.status, { payment_reference: reference });
  } else if (stepsOf(tbank.application(id)).includes(act as Step)) tbank.take(id, act as Step);
}

/** Everything in it but the number is not to be believed. */
async function notify(world: World, id: string, status = world.tbank.application(id).status): Promise<void> {
  const webhook = {
    method: 'POST',
    url: '/api/installments/tbank/webhook',
    payload: { id, status },
  } as const;
  expect((await world.visitor().request(webhook)).status).toBe(200);
}

/** A signed contract is a course that is open and money that counts, once; any other end is neither. */
async function expectBook({ world, student, id, orderId }: Sale): Promise<void> {
  const isSigned = world.tbank.application(id).status === 'signed';
  const order = await orderIn(world, orderId);
  const open = await rows(
    world,
    `select id from enrolments where order_id = '${orderId}' and ended_at is null`,
  );
  const me = (await student.call(signInApi.me, {})).body;
  expect([order.status === 'paid', open.length, me.total_paid > 0]).toEqual([
    isSigned,
    isSigned ? 1 : 0,
    isSigned,
  ]);
  expect(order.history.filter(({ to, from }) => to === 'paid' && from !== 'paid').length).toBeLessThan(2);
}
