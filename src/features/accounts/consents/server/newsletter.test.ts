import { expect, it } from 'vitest';
import { second } from '#shared/dates.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { newsletterApi } from '../contract/newsletter.ts';
import { plainWording } from '../rules.ts';
import { consentsTexts } from '../texts.ts';

describeOnEngines('mails about new lessons', (makeWorld) => {
  it('are sent to nobody who has not asked for them', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    expect((await student.call(newsletterApi.show, {})).body).toEqual({ subscribed: false, since: null });
    expect(await world.visitor().call(newsletterApi.show, {})).toMatchObject({ status: 401 });
    expect(await world.visitor().call(newsletterApi.change, { subscribed: true })).toMatchObject({
      status: 401,
    });
  });

  // spec: 267
  it('a consent is kept with its wording, and taken back without a trace being lost', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const given = await student.call(newsletterApi.change, { subscribed: true });
    expect(given.body).toEqual({ subscribed: true, since: expect.any(String) });
    world.passTime(1 * second);
    expect((await student.call(newsletterApi.change, { subscribed: true })).body).toEqual(given.body);
    expect(await ledger(world, student.id)).toMatchObject([
      {
        email: student.email,
        document: 'newsletter',
        version: '1',
        wording: plainWording(consentsTexts.consents.ru.wordings.boxes.newsletter),
        place: 'cabinet',
        address: expect.stringMatching(/^127\./),
        withdrawn_at: null,
      },
    ]);
    for (let again = 0; again < 2; again++) {
      const { body } = await student.call(newsletterApi.change, { subscribed: false });
      expect(body).toEqual({ subscribed: false, since: null });
    }
    world.passTime(1 * second);
    await student.call(newsletterApi.change, { subscribed: true });
    expect((await ledger(world, student.id)).map(({ withdrawn_at }) => withdrawn_at)).toEqual([
      expect.any(String),
      null,
    ]);
    expect((await student.call(newsletterApi.show, {})).body.subscribed).toBe(true);
  });

  it('one person’s choice is not another’s', async () => {
    const world = await makeWorld();
    const [student, other] = [await world.signedInAs('user'), await world.signedInAs('user')];
    await student.request({
      method: 'PUT',
      url: '/api/user/newsletter',
      payload: { subscribed: true, user_id: other.id },
    });
    expect((await other.call(newsletterApi.show, {})).body.subscribed).toBe(false);
    await other.call(newsletterApi.change, { subscribed: false });
    expect((await student.call(newsletterApi.show, {})).body.subscribed).toBe(true);
  });

  it('pressed many times at once, the button gives one consent', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const press = () => student.call(newsletterApi.change, { subscribed: true });
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await ledger(world, student.id)).toHaveLength(1);
  });

  it('is changed as often as anybody may wish, and not without end: each change is kept', async () => {
    const world = await makeWorld();
    const at = world.app.now();
    world.app.now = () => at;
    const student = await world.signedInAs('user');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await student.call(newsletterApi.change, { subscribed: n % 2 === 0 })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await student.call(newsletterApi.show, {})).status).toBe(200);
  });
});

function ledger(world: World, userId: string) {
  return world.app.database.handle
    .selectFrom('consents')
    .leftJoin('consent_withdrawals', 'consent_id', 'consents.id')
    .selectAll('consents')
    .select('withdrawn_at')
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .orderBy('consents.id')
    .execute();
}
