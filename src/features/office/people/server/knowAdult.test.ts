/** A tick "under 18" that staff put right: it binds the orders of before alone. */
import { expect, it } from 'vitest';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { day } from '#shared/dates.ts';
import { agreeAndPay, mother, orderAsMinor } from '#test/guardians.ts';
import { rows } from '#test/rows.ts';
import { aCourse, purchaseOf, type SoldCourse } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi } from '../contract/list.ts';

describeOnEngines('a person who has said to be under 18', (makeWorld) => {
  it('orders alone once staff know better, also after a guardian has agreed; the log says who knew it', async () => {
    const { world, student, other, manager } = await aMinor(makeWorld);
    expect(await orderOf(student, other)).toBe('guardian_required');
    const shown = await manager.call(staffApi.showUser, { id: student.id });
    expect(shown.body.said_under_18).toBe(true);
    const known = await manager.call(peopleApi.knowAdult, { id: student.id });
    expect(known.body.said_under_18).toBe(false);
    expect(await orderOf(student, other)).toBe(200);
    const log = `select actor_id, subject_id from audit_log where action = 'user.known_adult'`;
    expect(await rows(world, log)).toEqual([{ actor_id: manager.id, subject_id: student.id }]);
  });

  it('is asked again where a later form says so, and is noted once', async () => {
    const { world, student, other, manager } = await aMinor(makeWorld);
    for (const _twice of [1, 2]) await manager.call(peopleApi.knowAdult, { id: student.id });
    const log = `select id from audit_log where action = 'user.known_adult'`;
    expect(await rows(world, log)).toHaveLength(1);
    world.passTime(1000);
    const minor = { under_18: true, guardian_email: mother };
    const answer = await ordered(student, other, minor);
    expect(answer.body.guardian_asked).toBe(true);
    const third = await aCourse(world, { title: 'Третий', position: 3 });
    expect(await orderOf(student, third)).toBe('guardian_required');
  });

  it('needs nobody half a year later, without anybody’s note', async () => {
    const { world, student } = await aMinor(makeWorld);
    world.passTime(181 * day);
    const grown = await world.signedInAs('manager');
    const shown = await grown.call(staffApi.showUser, { id: student.id });
    expect(shown.body.said_under_18).toBe(false);
  });
});

/** A student whose guardian has agreed and paid, and another course. */
async function aMinor(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const student = await world.signedInAs('user');
  const { token } = await orderAsMinor(world, student, await aCourse(world));
  await agreeAndPay(world, token);
  const other = await aCourse(world, { title: 'Другой', position: 2 });
  return { world, student, other, manager: await world.signedInAs('manager') };
}

/** Orders at the price for a second course. */
function ordered(student: Caller, course: SoldCourse, asking: object = {}) {
  return student.call(paymentsApi.create, purchaseOf(course, { amount: 8_750, ...asking }));
}

/** The status of an order without a tick, or why it was refused. */
async function orderOf(student: Caller, course: SoldCourse): Promise<number | string | undefined> {
  const { status, body } = await ordered(student, course);
  return status === 200 ? 200 : body.code;
}
