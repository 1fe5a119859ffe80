/** The process dies at each statement in turn, and the next one completes the work once. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { dyingAt } from '#test/dying.ts';
import { apply, instalmentFor } from '#test/instalments.ts';
import { rows } from '#test/rows.ts';
import { aCourse } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { applyForInstalments } from './applyForInstalments.ts';
import { askBank } from './settleInstalment.ts';
import { findInstalment } from './store.ts';

const visitor = { kind: 'visitor', language: 'ru', address: '127.0.0.1', userAgent: '' } as const;
const patience = { timeoutMs: 5_000 };
/** Some forty deaths each. */

describeOnEngines('a death at any statement', (makeWorld) => {
  it('of crediting a signed contract leaves nothing behind, and the next one does all of it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    world.tbank.loseWebhooks(true);
    const deaths = await dieEverywhere(world, async (mortal, living) => {
      const user_email = `${randomUUID()}@example.com`;
      const { id, orderId } = await apply(world, world.visitor(), course, { user_email });
      world.tbank.take(id, 'approve', 'sign');
      const row = (await findInstalment(living.database.handle, id))!;
      await askBank(contextOf(mortal), row, patience).catch(() => {});
      expect([nothing, everything]).toContainEqual(await creditedTo(world, orderId));
      await askBank(contextOf(living), row, patience);
      expect(await creditedTo(world, orderId)).toEqual(everything);
    });
    expect(deaths).toBeGreaterThan(10);
  });

  it('of applying lets the visitor press again: one application, one order, one form at the bank', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const deaths = await dieEverywhere(world, async (mortal, living) => {
      const user_email = `${randomUUID()}@example.com`;
      const form = instalmentsApi.create.input.parse(instalmentFor(course, { user_email }));
      await applyForInstalments(contextOf(mortal, visitor), form).catch(() => {});
      const { state, order_secret } = await applyForInstalments(contextOf(living, visitor), form);
      expect([state, order_secret === null]).toEqual(['sent', false]);
      expect(await rows(world, `select id from orders where email = '${user_email}'`)).toHaveLength(1);
      expect(world.tbank.applications().filter(({ contact }) => contact.email === user_email)).toHaveLength(
        1,
      );
    });
    expect(deaths).toBeGreaterThan(10);
  });
});

/** Dies at the first statement, then the second, until the work is done before the death. @returns how often */
async function dieEverywhere(
  world: World,
  work: (mortal: App, living: App) => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const { database, hasDied } = dyingAt(world.app.database, nth);
    await work({ ...world.app, database }, world.app);
    if (!hasDied()) return nth - 1;
  }
}

const nothing = { state: 'sent', status: 'pending', payment: 'pending', courses: 0, mails: 0 };
const everything = { state: 'signed', status: 'paid', payment: 'succeeded', courses: 1, mails: 1 };

async function creditedTo(world: World, orderId: string): Promise<object> {
  const [found] = await rows<Record<string, string>>(
    world,
    `select a.state, o.status, p.status as payment from orders o
     join instalments a on a.order_id = o.id join payments p on p.order_id = o.id where o.id = '${orderId}'`,
  );
  const courses = await rows(world, `select id from enrolments where order_id = '${orderId}'`);
  const mails = await rows(
    world,
    `select id from jobs where kind = 'event:order.paid' and payload like '%${orderId}%'`,
  );
  return { ...found, courses: courses.length, mails: mails.length };
}
