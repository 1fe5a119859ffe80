import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { type Member, system } from '#server/actor.ts';
import { contextOf } from '#server/context.ts';
import { roles } from '#shared/roles.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { auditApi } from '../contract.ts';
import { difference, withoutSecrets } from '../rules.ts';
import { recordAction, recordChange } from './audit.ts';

describeOnEngines('the audit log', (makeWorld) => {
  // spec: 794
  it('says who did what to whom, before and after, when and from where', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin', { email: 'boss@example.com' });
    const person = await world.signedInAs('support', { email: 'olga@example.com' });
    await owner.request({
      method: 'PUT',
      url: `/api/admin/users/${person.id}/role`,
      payload: { role: 'manager' },
      headers: { 'user-agent': 'Проверка/1.0' },
    });
    const { body } = await owner.call(auditApi.list, {});
    expect(body).toEqual({
      total: 1,
      entries: [
        {
          id: expect.any(String),
          created_at: expect.stringMatching(/^\d{4}-.*Z$/),
          actor_id: owner.id,
          actor_email: 'boss@example.com',
          actor_role: 'super_admin',
          action: 'user.role_changed',
          subject_kind: 'user',
          subject_id: person.id,
          subject_label: 'olga@example.com',
          before: { role: 'support' },
          after: { role: 'manager' },
          address: expect.stringMatching(/^127\./),
          user_agent: 'Проверка/1.0',
          request_id: expect.stringMatching(/^req-/),
        },
      ],
    });
    const { id } = body.entries[0]!;
    expect((await owner.call(auditApi.show, { id })).body).toEqual(body.entries[0]);
  });

  it('is read by admins and super admins alone', async () => {
    const world = await makeWorld();
    for (const role of roles) {
      const { status } = await (await world.signedInAs(role)).call(auditApi.list, {});
      expect(status, role).toBe(/admin$/.test(role) ? 200 : 403);
    }
  });

  // spec: 794
  it('holds every action of the panel, and nothing of what was refused', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const manager = await world.signedInAs('manager');
    const made = await owner.call(peopleApi.create, {
      email: 'a@example.com',
      full_name: 'Ольга',
      role: 'support',
    });
    const { id } = made.body;
    await owner.call(peopleApi.edit, { id, phone: '+79001234567', new_password: 'очень-тайный-пароль' });
    await owner.call(peopleApi.edit, { id, phone: '+79001234567' });
    for (const action of ['block', 'unblock', 'signOut', 'remove', 'restore'] as const) {
      expect((await manager.call(peopleApi[action], { id })).status).toBe(403);
      expect((await owner.call(peopleApi[action], { id })).status).toBe(200);
    }
    expect(await actions(world)).toEqual([
      'user.blocked',
      'user.created',
      'user.deleted',
      'user.edited',
      'user.edited',
      'user.invited',
      'user.restored',
      'user.signed_out',
      'user.unblocked',
    ]);
    const rows = JSON.stringify(await allRows(world));
    expect(rows).not.toContain('очень-тайный-пароль');
    expect(rows).not.toContain('argon2');
  });

  it('holds the sign-ins of staff, not those of students', async () => {
    const world = await makeWorld();
    for (const role of ['user', 'support'] as const) {
      const { email, password } = await world.signedInAs(role);
      await world.visitor().call(signInApi.login, { email, password });
    }
    expect(await actions(world)).toEqual(['account.signed_in']);
  });

  it('is found by words, by the action, by the person and by days', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin', { email: 'boss@example.com' });
    const [anna, boris] = [
      await world.signedInAs('user', { email: 'anna@example.com' }),
      await world.signedInAs('user', { email: 'boris@example.com' }),
    ];
    await owner.call(peopleApi.block, { id: anna.id });
    await owner.call(peopleApi.block, { id: boris.id });
    await owner.call(peopleApi.unblock, { id: boris.id });
    const total = async (input: object) => (await owner.call(auditApi.list, input)).body.total;
    expect(await total({})).toBe(3);
    expect(await total({ search: 'BORIS' })).toBe(2);
    expect(await total({ search: 'boss anna' })).toBe(1);
    expect(await total({ search: '%' })).toBe(0);
    expect(await total({ action: 'user.blocked' })).toBe(2);
    expect(await total({ subject: boris.id })).toBe(2);
    expect(await total({ from: '2999-01-01' })).toBe(0);
    expect(await total({ from: '2020-01-01', to: '2999-01-01' })).toBe(3);
    const page = await owner.call(auditApi.list, { page_size: 1, page: 3, direction: 'desc' });
    expect(page.body.entries).toMatchObject([{ action: 'user.blocked', subject_label: 'anna@example.com' }]);
  });

  it('comes and goes with the action: what is rolled back leaves no entry', async () => {
    const world = await makeWorld();
    const { app } = world;
    const subject = { kind: 'user', id: 'x', label: 'x' };
    const failing = contextOf(app).transaction(async (ctx) => {
      await recordAction(ctx, { action: 'user.blocked', subject });
      throw new Error('the action failed');
    });
    await expect(failing).rejects.toThrow('the action failed');
    expect(await allRows(world)).toEqual([]);
  });

  it('keeps no secret that an action or a change hands in, as it was or as it became', async () => {
    const world = await makeWorld();
    const { app } = world;
    const subject = { kind: 'user', id: 'x', label: 'x' };
    const states = {
      before: { api_key: 'secret of before', phone: '1' },
      after: { api_key: 'secret of after', phone: '2' },
    };
    const editor: Member = {
      ...system,
      kind: 'member',
      id: 'x',
      email: 'a@example.com',
      role: 'admin',
      sessionId: 'x',
    };
    await contextOf(app, editor).transaction(async (ctx) => {
      await recordAction(ctx, { action: 'user.edited', subject, ...states });
      await recordChange(ctx, { action: 'school.changed', subject: 'school.contacts' }, states);
    });
    const rows = await allRows(world);
    expect(JSON.stringify(rows)).not.toContain('secret of');
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      ['{"api_key":"•••","phone":"1"}', '{"api_key":"•••","phone":"2"}'],
      ['{"api_key":"•••","phone":"1"}', '{"api_key":"•••","phone":"2"}'],
    ]);
  });

  it.each(['update audit_log set actor_email = $$', 'delete from audit_log'])(
    'refuses: %s',
    async (statement) => {
      const world = await makeWorld();
      const { app } = world;
      const subject = { kind: 'user', id: 'x', label: 'x' };
      await contextOf(app).transaction((ctx) => recordAction(ctx, { action: 'user.blocked', subject }));
      const change = sql.raw(statement.replace('$$', "''")).execute(app.database.handle);
      await expect(change).rejects.toThrow('the audit log is only ever added to');
      expect(await allRows(world)).toHaveLength(1);
    },
  );
});

describe('what the log keeps', () => {
  it('hides the values of secrets and keeps that they changed', () => {
    const fields = {
      password: 'p',
      new_password: 'p',
      access_token: 't',
      secret_hash: 'h',
      api_key: 'k',
      role: 'x',
    };
    const kept = withoutSecrets(fields);
    expect(kept).toEqual({
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, '•••'])),
      role: 'x',
    });
  });

  it('keeps of two states what differs', () => {
    const [before, after] = [
      { a: 1, b: ['x'], c: null },
      { a: 2, b: ['x'], c: null },
    ];
    expect(difference(before, after)).toEqual({ before: { a: 1 }, after: { a: 2 } });
  });
});

async function actions(world: World): Promise<string[]> {
  return (await allRows(world)).map(({ action }) => String(action)).toSorted();
}

async function allRows(world: World): Promise<Record<string, unknown>[]> {
  return (await sql<Record<string, unknown>>`select * from audit_log`.execute(world.app.database.handle))
    .rows;
}
