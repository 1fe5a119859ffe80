import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aDraft, agreeAsGuardian, applyAsModel, questionnaire, tokenIn } from '#test/applications.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, describeOnOneEngine } from '#test/world.ts';
import { applicationsApi } from '../contract/applications.ts';
import { applicationsPanelApi } from '../contract/panel.ts';

describeOnEngines('applying to be a model', (makeWorld) => {
  // spec: 32, 327, 403
  it('stores the questionnaire with both consents, and confirms it by a private link', async () => {
    const world = await makeWorld();
    const { id, number } = await applyAsModel(world, world.visitor());
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(applicationsPanelApi.show, { id });
    expect(body).toMatchObject({
      number,
      fullName: 'Вера Ёлкина',
      email: 'vera@example.com',
      phone: '+79005553535',
      country: 'Россия',
      city: 'Казань',
      ...{ height: 176, weight: 58, age: 21, status: 'new', guardian: 'none', publication: 'none' },
      modelingExperience: null,
      history: [{ event: 'received', by: null, is_own: false }],
    });
    const given = await rows(world, 'select document, email from consents order by document');
    expect(given).toEqual([
      { document: 'personal_data', email: 'vera@example.com' },
      { document: 'photos', email: 'vera@example.com' },
    ]);
    await world.runJobs();
    expect(world.mail.messages()[0]).toMatchObject({ to: ['vera@example.com'] });
    expect(world.mail.messages()[0]!.subject).toContain(number);
    const links = await rows<{ token_hash: string }>(world, 'select token_hash from application_links');
    expect(JSON.stringify(links)).not.toContain(tokenIn(world, number));
  });

  // spec: 327, 432
  it('by the form after registering is the same application, with its experience', async () => {
    const world = await makeWorld();
    const form = questionnaire({ modelingExperience: null });
    const { modelingExperience: _none, ...sent } = form;
    const answer = await world.visitor().call(applicationsApi.profile, sent);
    expect(answer).toMatchObject({ status: 200, body: { verification_required: true } });
    const student = await world.signedInAs('user');
    const known = await student.call(applicationsApi.profile, { ...sent, modelingExperience: 'amateur' });
    expect(known.body.verification_required).toBe(false);
    const stored = await rows(
      world,
      'select source, experience, user_id from model_applications order by number',
    );
    expect(stored).toEqual([
      { source: 'profile', experience: 'none', user_id: null },
      { source: 'profile', experience: 'amateur', user_id: student.id },
    ]);
  });

  it('by a student is, in its history, the act of the applicant and not of a colleague', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const { id } = await applyAsModel(world, student);
    const { body } = await (await world.signedInAs('manager')).call(applicationsPanelApi.show, { id });
    expect(body.history).toMatchObject([{ event: 'received', by: null, is_own: true }]);
  });

  // spec: 570
  it('a form that is sent again because its answer was lost is received once, photos and all', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const form = questionnaire({
      ...(await aDraft(visitor, ['face_front', 'waist_up'])),
      request_id: randomUUID(),
    });
    const sent = await Promise.all([1, 2, 3].map(() => visitor.call(applicationsApi.apply, form)));
    const repeated = await visitor.call(applicationsApi.apply, form);
    const { modelingExperience: _none, ...profile } = form;
    const byApplication = await visitor.call(applicationsApi.profile, profile);
    const numbers = [...sent, repeated, byApplication].map(({ status, body }) => [status, body.number]);
    expect(new Set(numbers.map(String))).toEqual(new Set([`200,${sent[0]!.body.number}`]));
    const [stored, ...others] = await rows<{ id: string }>(world, 'select id from model_applications');
    expect(others).toEqual([]);
    const snaps = await rows(
      world,
      `select kind from application_snaps where application_id = '${stored!.id}'`,
    );
    expect(snaps).toHaveLength(2);
    expect(await rows(world, 'select document from consents')).toHaveLength(2);
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(1);
    const foreign = await visitor.call(applicationsApi.apply, { ...form, email: 'eve@example.com' });
    expect([foreign.status, foreign.body]).toMatchObject([409, { code: 'conflict' }]);
  });

  // spec: 664
  it('again is answered the same; the mail alone tells of the first one, and staff see both', async () => {
    const world = await makeWorld();
    const first = await applyAsModel(world, world.visitor());
    const second = await applyAsModel(world, world.visitor(), { fullName: 'Кто Угодно' });
    const other = await applyAsModel(world, world.visitor(), {
      email: 'new@example.com',
      phone: '+79001112233',
    });
    await world.runJobs();
    const toldOf = (number: string) =>
      world.mail.messages().find(({ subject }) => subject.includes(number))!.text;
    expect(toldOf(second.number)).toContain(first.number);
    expect(toldOf(first.number)).not.toContain(second.number);
    expect(toldOf(other.number)).not.toContain(first.number);
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(applicationsPanelApi.show, { id: second.id });
    expect(body.others.map(({ id }) => id)).toEqual([first.id]);
  });

  // spec: 390
  it('of somebody under 18 waits for the guardian, who sees the form and agrees', async () => {
    const world = await makeWorld();
    const minor = { age: 17, email: 'kira@example.com' };
    const alone = await world.visitor().call(applicationsApi.apply, questionnaire(minor));
    expect([alone.body.code, Object.keys(alone.body.fields!)]).toEqual([
      'guardian_required',
      ['guardian_email'],
    ]);
    const own = { ...questionnaire(minor), guardian_email: 'kira@example.com' };
    expect((await world.visitor().call(applicationsApi.apply, own)).body.code).toBe('guardian_required');
    expect(await rows(world, 'select id from model_applications')).toEqual([]);

    const { id } = await applyAsModel(world, world.visitor(), {
      ...minor,
      guardian_email: 'mum@example.com',
    });
    const manager = await world.signedInAs('manager');
    const approve = () => manager.call(applicationsPanelApi.decide, { id, status: 'approved', comment: '' });
    expect((await approve()).status).toBe(409);
    await world.runJobs();
    const page = await agreeAsGuardian(world, 'mum@example.com');
    expect(page.fields.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Вера Ёлкина', '176', '17']),
    );
    expect((await approve()).body).toMatchObject({ status: 'approved', guardian: 'consented' });
  });

  // spec: 532
  it('of an adult who ticked the box is freed by staff; an age below 18 is not', async () => {
    const world = await makeWorld();
    const [adult, child] = [19, 17].map((age) => ({
      age,
      under_18: true,
      guardian_email: 'mum@example.com',
    }));
    const { id } = await applyAsModel(world, world.visitor(), adult);
    const manager = await world.signedInAs('manager');
    const clear = (id: string) => manager.call(applicationsPanelApi.clearMinor, { id });
    expect((await clear(id)).body).toMatchObject({ guardian: 'none', status: 'new' });
    expect(await rows(world, 'select id from guardian_requests')).toEqual([]);
    const log = `select actor_id from audit_log where action = 'application.minor_cleared'`;
    expect(await rows(world, log)).toEqual([{ actor_id: manager.id }]);
    const approved = await manager.call(applicationsPanelApi.decide, { id, status: 'approved', comment: '' });
    expect(approved.body.status).toBe('approved');
    const other = await applyAsModel(world, world.visitor(), { ...child, email: 'kira@example.com' });
    for (const wrong of [id, other.id]) expect((await clear(wrong)).status).toBe(409);
  });
});

describeOnOneEngine('the questionnaire', (makeWorld) => {
  // spec: 386, 387, 388, 389, 479
  it('has the specified bounds, and names each field that is missing', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const refused = async (changes: object) => {
      const { status, body } = await visitor.call(applicationsApi.apply, { ...questionnaire(), ...changes });
      return status === 422 ? Object.keys(body.fields ?? {}) : status;
    };
    const bounds = { height: [140, 220], weight: [35, 150], age: [16, 75] } as const;
    for (const [name, [from, to]] of Object.entries(bounds)) {
      expect(await refused({ [name]: from - 1 }), `${name} below`).toEqual([name]);
      expect(await refused({ [name]: to + 1 }), `${name} above`).toEqual([name]);
      world.passTime(60_000);
    }
    for (const name of ['fullName', 'email', 'phone', 'city', 'height', 'weight', 'age'])
      expect(await refused({ [name]: '' }), name).toEqual([name]);
    world.passTime(60_000);
    expect(await refused({ country: 'Марс' })).toEqual(['country']);
    expect(await refused({ agreementData: false, agreementPhoto: false })).toEqual([
      'agreementData',
      'agreementPhoto',
    ]);
    expect(await rows(world, 'select id from model_applications')).toEqual([]);
    const edges = { height: 140, weight: 35, age: 75 };
    const { country: _default, ...whole } = questionnaire(edges);
    expect((await visitor.call(applicationsApi.apply, whole)).status).toBe(200);
  });

  // spec: 664
  it('is taken ten times a minute from one place, and the others are not held up', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const statuses = [];
    for (let sent = 0; sent < 11; sent++)
      statuses.push(
        (await visitor.call(applicationsApi.apply, questionnaire({ email: `v${sent}@example.com` }))).status,
      );
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await world.visitor().call(applicationsApi.apply, questionnaire())).status).toBe(200);
  });

  // spec: 664
  it('confirms an address three times a day at most, no matter who types it', async () => {
    const world = await makeWorld();
    for (let sent = 0; sent < 5; sent++) await applyAsModel(world, world.visitor());
    await world.runJobs();
    expect(world.mail.messages()).toHaveLength(3);
  });
});
