// Races.
/** Erasure: immediate, once, and everywhere except where the law requires a proof. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { forgetOldProofs } from '#features/accounts/consents/server/erasure.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { contextOf } from '#server/context.ts';
import { day, hour } from '#shared/dates.ts';
import { aWholePerson, eraseOneself, rowsIn, signIn, tablesNaming, traces } from '#test/privacy.ts';
import { postTogether } from '#test/requests.ts';
import { aCourse, buy, orderIn } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { privacyApi } from '../contract/privacy.ts';

const words = Object.values(traces);

describeOnBothEngines('erasing an account', (makeWorld) => {
  // spec: 81
  it('leaves nothing that names the person, in any table', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    expect((await tablesNaming(world, words)).length).toBeGreaterThan(8);
    expect(await eraseOneself(student)).toMatchObject({ status: 200, body: { erased: true } });
    // The last mail still needs the address.
    expect(await tablesNaming(world, words)).toEqual(['jobs']);
    await world.runJobs();
    world.passTime(1 * hour);
    await world.runJobs();
    expect(await tablesNaming(world, words)).toEqual([]);
  });

  it('a mail confirms it; the session is over, and nobody signs in or asks for a password any more', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    const elsewhere = await signIn(world, student);
    expect(elsewhere.status).toBe(200);
    await eraseOneself(student);
    await world.runJobs();
    expect(world.mail.messages()).toMatchObject([{ subject: 'Ваши данные удалены', to: [traces.email] }]);
    for (const token of [student.token!, elsewhere.body.access_token!])
      expect((await world.bearer(token).call(signInApi.me, {})).status).toBe(401);
    expect((await signIn(world, student)).status).toBe(401);
    await world.visitor().call(signInApi.forgotPassword, { email: traces.email });
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(1);
  });

  // spec: 81
  it('orders stay with their amounts and history, without a name', async () => {
    const world = await makeWorld();
    const { student, owner } = await aWholePerson(world);
    const before = (await owner.call(ordersApi.list, {})).body;
    await eraseOneself(student);
    const after = (await owner.call(ordersApi.list, {})).body;
    expect(after.summary).toEqual(before.summary);
    expect(after.orders.map(({ id, amount, course_title }) => ({ id, amount, course_title }))).toEqual(
      before.orders.map(({ id, amount, course_title }) => ({ id, amount, course_title })),
    );
    for (const { id } of after.orders) {
      const order = (await owner.call(ordersApi.show, { id })).body;
      expect(order).toMatchObject({ name: '', phone: null, erased: true });
      expect(order.email).toMatch(/^deleted-.*@deleted\.invalid$/);
      expect(order.history.map(({ reason }) => reason)).toContain('buyer_erased');
    }
  });

  it('courses close, consents are taken back, and the ledger keeps only the proof', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    await eraseOneself(student);
    const open = (await rowsIn(world, 'enrolments')).filter((row) => row.user_id === student.id);
    expect(open.map(({ ended_at }) => ended_at)).toEqual([expect.any(String)]);
    expect(await rowsIn(world, 'lesson_progress')).toEqual([]);
    const consents = (await rowsIn(world, 'consents')).filter((row) => row.user_id === student.id);
    expect(consents.length).toBeGreaterThan(3);
    for (const consent of consents) {
      expect(consent).toMatchObject({
        email: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
        address: '',
        user_agent: '',
        wording: expect.any(String) as string,
        given_at: expect.any(String) as string,
      });
    }
    const taken = (await rowsIn(world, 'consent_withdrawals')).map(({ consent_id }) => consent_id);
    for (const { id, document } of consents) if (document === 'newsletter') expect(taken).toContain(id);
    world.passTime(3 * 366 * day + day);
    await forgetOldProofs(contextOf(world.app));
    expect(await rowsIn(world, 'consents'), 'after the term for going to court').toEqual([]);
  });

  // spec: 81
  it('fifty at once erase once, and nobody is answered by a failure', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    const payload = { confirmation: traces.email, current_password: student.password };
    const answers = await postTogether(
      world.app.config.appUrl,
      Array.from({ length: 50 }, () => ({
        path: privacyApi.erase.path,
        body: payload,
        token: student.token,
      })),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    for (const status of statuses) expect([200, 401, 429]).toContain(status);
    expect(statuses).toContain(200);
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(1);
    for (const order of await rowsIn(world, 'orders')) {
      const history = (await rowsIn(world, 'order_history')).filter((row) => row.order_id === order.id);
      expect(history.filter(({ reason }) => reason === 'buyer_erased')).toHaveLength(1);
    }
  });

  it('what a call under way still wrote is swept', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    await eraseOneself(student);
    const { handle } = world.app.database;
    await sql`update orders set erased_at = null, name = ${traces.last_name} where id in (select id from orders limit 1)`.execute(
      handle,
    );
    world.passTime(hour);
    await world.runJobs();
    expect(await tablesNaming(world, words)).toEqual([]);
  });

  it('the address is free: somebody who registers with it is somebody new', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    await eraseOneself(student);
    const again = await world.signedInAs('user', { email: traces.email });
    expect((await again.call(privacyApi.show, {})).body.consents).toEqual([]);
    const purchase = await buy(world, again, await aCourse(world, { title: 'Новый', position: 3 }));
    expect(await orderIn(world, purchase.order_id)).toMatchObject({ user_id: again.id, erased: false });
  });
});

describeOnBothEngines('the page of one’s data', (makeWorld) => {
  // spec: 79
  it('lists what was agreed to, newest first, and what was taken back', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    await student.call(newsletterApi.change, { subscribed: true });
    await student.call(newsletterApi.change, { subscribed: false });
    const { body } = await student.call(privacyApi.show, {});
    expect(body).toEqual({
      email: student.email,
      is_confirmed: true,
      has_password: true,
      is_staff: false,
      consents: [
        {
          id: expect.any(String),
          document: 'newsletter',
          version: '1',
          document_language: 'ru',
          wording: expect.stringContaining('согласие на получение'),
          place: 'cabinet',
          given_at: expect.any(String),
          address: expect.stringMatching(/^127\./),
          given_by_name: null,
          withdrawn_at: expect.any(String),
        },
      ],
    });
    for (const subscribed of [true, false, true, false, true, false, true]) {
      world.passTime(hour);
      await student.call(newsletterApi.change, { subscribed });
    }
    const { consents } = (await student.call(privacyApi.show, {})).body;
    const times = consents.map(({ given_at }) => given_at);
    expect(times, 'newest first').toEqual(times.toSorted().reverse());
    expect(consents.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([
      true,
      ...Array(4).fill(false),
    ]);
    const other = await world.signedInAs('user');
    expect((await other.call(privacyApi.show, {})).body.consents).toEqual([]);
    expect((await world.visitor().call(privacyApi.show, {})).status).toBe(401);
  });
});
