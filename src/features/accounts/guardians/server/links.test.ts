/** The mailed link: what it shows once the guardian has agreed, when it ends, and how a new one is had. */
import { expect, it } from 'vitest';
import { day } from '#shared/dates.ts';
import { aDraft, applyAsModel } from '#test/applications.ts';
import { agreeAndPay, consentWith, mother, orderAsMinor, tokenFor } from '#test/guardians.ts';
import { mailsTo } from '#test/mistyped.ts';
import { aCourse } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { guardiansApi } from '../contract.ts';
import { requestsPerDay } from '../rules.ts';

describeOnEngines('the link of a guardian', (makeWorld) => {
  // spec: 531
  it('shows the form to be agreed to, and afterwards the state alone', async () => {
    const world = await makeWorld();
    const child = world.visitor();
    const draft = await aDraft(child, ['face_front']);
    await applyAsModel(world, child, { age: 16, guardian_email: mother, ...draft });
    await world.runJobs();
    const guardian = world.visitor();
    const token = tokenFor(world, mother);
    const asked = (await guardian.call(guardiansApi.show, { token })).body;
    expect(asked).toMatchObject({ state: 'waiting', child: { email: 'vera@example.com' } });
    expect([asked.fields.length > 5, asked.pictures.length]).toEqual([true, 1]);
    const agreed = await guardian.call(guardiansApi.consent, consentWith(token));
    for (const { body } of [agreed, await guardian.call(guardiansApi.show, { token })])
      expect(body).toMatchObject({ state: 'consented', child: { email: null }, fields: [], pictures: [] });
  });

  it('shows the payment once it was agreed to', async () => {
    const world = await makeWorld();
    const { token } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    const guardian = world.visitor();
    const agreed = (await guardian.call(guardiansApi.consent, consentWith(token))).body;
    expect(agreed).toMatchObject({ state: 'consented', payment: 'card', amount: 12_500, fields: [] });
    await agreeAndPay(world, token);
    const { body } = await guardian.call(guardiansApi.show, { token });
    expect(body).toMatchObject({ payment: 'paid', fields: [] });
  });

  // spec: 531
  it('ends after thirty days; a new one goes to the guardian’s address alone', async () => {
    const world = await makeWorld();
    const { token } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    await agreeAndPay(world, token);
    const guardian = world.visitor();
    world.passTime(29 * day);
    expect((await guardian.call(guardiansApi.show, { token })).status).toBe(200);
    world.passTime(1 * day);
    const calls = [guardiansApi.show, guardiansApi.decline, guardiansApi.pay] as const;
    for (const call of calls) expect((await guardian.call(call, { token })).status, call.path).toBe(410);
    expect((await guardian.call(guardiansApi.consent, consentWith(token))).status).toBe(410);
    world.mail.clear();
    const invented = await guardian.call(guardiansApi.newLink, { token: 'x'.repeat(43) });
    const answer = await guardian.call(guardiansApi.newLink, { token });
    expect([answer.status, answer.body]).toEqual([invented.status, invented.body]);
    await world.runJobs();
    expect(world.mail.messages().map(({ to, subject }) => [to, subject])).toEqual([
      [[mother], 'Новая ссылка на запрос согласия'],
    ]);
    expect(mailsTo(world, mother)[0]!.text).toContain('Она работает 30 дней');
    const fresh = tokenFor(world, mother);
    expect((await guardian.call(guardiansApi.show, { token: fresh })).body).toMatchObject({
      payment: 'paid',
    });
    expect((await guardian.call(guardiansApi.show, { token })).status).toBe(410);
  });

  it('is requested again only a few times a day', async () => {
    const world = await makeWorld();
    const { token } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    const statuses = [];
    for (let n = 0; n <= requestsPerDay; n += 1)
      statuses.push((await world.visitor().call(guardiansApi.newLink, { token })).status);
    expect(statuses.at(-1)).toBe(429);
    await world.runJobs();
    expect(mailsTo(world, mother)).toHaveLength(requestsPerDay);
  });
});
