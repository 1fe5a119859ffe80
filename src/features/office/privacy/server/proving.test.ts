/** Who may erase an account: its owner, with proof, and never a member of staff. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { hour } from '#shared/dates.ts';
import { eraseOneself, signIn, tablesNaming } from '#test/privacy.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { privacyApi } from '../contract/privacy.ts';

describeOnEngines('who erases an account', (makeWorld) => {
  it('takes the password and the address, typed', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const right = { confirmation: student.email, current_password: student.password };
    const tries = [
      [{ ...right, confirmation: 'else@example.com' }, 422, 'confirmation'],
      [{ ...right, current_password: 'wrong' }, 422, 'current_password'],
      [{ confirmation: student.email }, 422, 'current_password'],
      [{ confirmation: student.email, token: 'x'.repeat(43) }, 422, 'current_password'],
    ] as const;
    for (const [input, status, field] of tries) {
      const answer = await student.call(privacyApi.erase, input);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [field]]);
    }
    expect((await student.call(signInApi.me, {})).status).toBe(200);
    const typed = { ...right, confirmation: ` ${student.email.toUpperCase()} ` };
    expect((await student.call(privacyApi.erase, typed)).status).toBe(200);
  });

  it('an account without a password is erased by a mailed link, its own and once', async () => {
    const world = await makeWorld();
    const [student, other] = [await withoutPassword(world), await withoutPassword(world)];
    const links: string[] = [];
    for (const { call } of [student, other]) {
      const { body } = await call(privacyApi.mailLink, {});
      expect(body.message).toContain('один час');
      await world.runJobs();
      links.push(/my-data\?token=([\w-]{43})/.exec(world.mail.messages().at(-1)!.text)![1]!);
    }
    const [own, others] = links;
    const erase = (token?: string) =>
      student.call(privacyApi.erase, { confirmation: student.email, ...(token && { token }) });
    for (const token of [undefined, others, 'x'.repeat(43)]) expect((await erase(token)).status).toBe(410);
    world.passTime(hour + 1000);
    expect((await erase(own)).status, 'an hour later').toBe(410);
    await student.call(privacyApi.mailLink, {});
    await world.runJobs();
    const fresh = /my-data\?token=([\w-]{43})/.exec(world.mail.messages().at(-1)!.text)![1]!;
    expect((await erase(fresh)).status).toBe(200);
    expect((await student.call(signInApi.me, {})).status).toBe(401);
    const withOne = await world.signedInAs('user');
    expect((await withOne.call(privacyApi.mailLink, {})).status).toBe(409);
  });

  it('staff are refused in clear words until their role is taken away', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const colleague = await world.signedInAs('manager');
    for (const person of [owner, colleague]) {
      const answer = await eraseOneself(person);
      expect([answer.status, answer.body.code]).toEqual([409, 'staff_not_erased']);
      expect(answer.body.detail).toContain('снять роль');
    }
    await colleague.call(peopleApi.changeOwnPassword, {
      current_password: colleague.password,
      new_password: 'другая лошадь 2026',
      confirm_password: 'другая лошадь 2026',
    });
    await owner.call(peopleApi.changeRole, { id: colleague.id, role: 'user' });
    const again = await signIn(world, { ...colleague, password: 'другая лошадь 2026' });
    const former = world.bearer(again.body.access_token!);
    const input = { confirmation: colleague.email, current_password: 'другая лошадь 2026' };
    expect((await former.call(privacyApi.erase, input)).status).toBe(200);
    world.passTime(hour);
    await world.runJobs();
    expect(await tablesNaming(world, [colleague.email])).toEqual([]);
    const { entries } = (await owner.call(auditApi.list, {})).body;
    expect(entries.filter(({ actor_id }) => actor_id === colleague.id)).not.toEqual([]);
  });
});

/** An account as created through Google or VK. */
async function withoutPassword(world: World): Promise<Person> {
  const person = await world.signedInAs('user');
  await sql`update users set password_hash = null where id = ${person.id}`.execute(world.app.database.handle);
  return person;
}
