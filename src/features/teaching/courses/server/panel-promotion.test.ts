import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import type { Input } from '#shared/contract.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { aCourse, aLesson, goLive } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';
import { coursesPanelApi } from '../contract/panel.ts';
import { schoolTime } from '../rules/courses.ts';

type Terms = Omit<Input<typeof coursesPanelApi.savePromotion>, 'id'>;

describeOnEngines('a promotion in the panel', (makeWorld) => {
  // spec: 686
  it('is made, runs by the school’s clock, is changed and switched off', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await aCourse(world);
    const made = await admin.call(coursesPanelApi.savePromotion, { id, ...terms(world) });
    expect(made.body).toMatchObject({
      promotion: { price: 9900, compare_at: 12500, countdown: 'deadline', is_on: true },
      offer: { price: 9900, regular_price: 12500, price_reason: 'promotion' },
    });
    const zone = world.app.config.timeZone;
    const [shown] = (await world.visitor().call(coursesApi.list, {})).body.courses;
    expect(schoolTime(new Date(shown!.promotion!.ends_at), zone)).toBe(terms(world).ends_at);
    const { promotion_version: version } = made.body;
    const off = await admin.call(coursesPanelApi.savePromotion, {
      id,
      ...terms(world),
      is_on: false,
      version,
    });
    expect(off.body).toMatchObject({ promotion: { is_on: false }, offer: { price: 12500 } });
    const late = await admin.call(coursesPanelApi.savePromotion, { id, ...terms(world), version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const [entry] = (await (await world.signedInAs('super_admin')).call(auditApi.list, {})).body.entries;
    expect(entry).toMatchObject({ action: 'price.changed', after: { is_on: false } });
  });

  // spec: 686
  it('that saves nothing, ends before it begins or never could begin is refused by field', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { id } = await aCourse(world);
    for (const [field, wrong] of [
      ['price', { price: 12500, compare_at: 13000 }],
      ['compare_at', { compare_at: 9900 }],
      ['ends_at', { ends_at: '2020-01-01T00:00' }],
      ['starts_at', { starts_at: '2026-13-01T00:00' }],
      ['starts_at', { starts_at: 'today' }],
      ['countdown', { countdown: 'never' }],
    ] as [string, Partial<Terms>][]) {
      const input = { id, ...terms(world), ...wrong };
      const { status, body } = await admin.call(coursesPanelApi.savePromotion, input);
      expect([status, Object.keys(body.fields ?? {})], field).toEqual([422, [field]]);
    }
  });

  // spec: 686
  it('in a live school crosses out no more than the course has cost within sixty days', async () => {
    const world = await makeWorld();
    await goLive(world);
    const admin = await world.signedInAs('admin');
    const made = await admin.call(coursesPanelApi.create, { title: 'Подиум', price: 15000 });
    const { id } = made.body;
    await aLesson(world, id, { videoFile: 'film.mp4' });
    await admin.call(coursesPanelApi.save, { id, price: 16000 });
    await admin.call(coursesPanelApi.save, { id, price: 12500 });
    const { body } = await admin.call(coursesPanelApi.list, {});
    expect([body.courses[0]?.comparison_limit, body.may_repeat]).toEqual([16000, false]);
    const high = { id, ...terms(world), compare_at: 16001 };
    expect((await admin.call(coursesPanelApi.savePromotion, high)).body.fields).toHaveProperty('compare_at');
    const right = { id, ...terms(world), compare_at: 16000 };
    expect((await admin.call(coursesPanelApi.savePromotion, right)).body.offer).toMatchObject({
      price: 9900,
      regular_price: 16000,
    });
    // A draft is offered to nobody, and its price is no reference for later.
    const draft = { title: 'Черновик', price: 90000, is_active: false };
    expect((await admin.call(coursesPanelApi.create, draft)).body.comparison_limit).toBe(0);
    // Neither is one in the archive.
    await admin.call(coursesPanelApi.archive, { id });
    world.passTime(61 * day);
    const later = (await (await world.signedInAs('support')).call(coursesPanelApi.list, {})).body.courses;
    expect(later.map(({ comparison_limit }) => comparison_limit)).toEqual([0, 0]);
  });
});

/** 9,900 rubles instead of 12,500, from yesterday to the day after tomorrow. */
function terms({ app }: World): Terms & { ends_at: string } {
  const at = (ms: number) => schoolDay(new Date(app.now().getTime() + ms), app.config.timeZone);
  return {
    price: 9900,
    compare_at: '12 500',
    starts_at: `${at(-day)}T09:00`,
    ends_at: `${at(2 * day)}T21:30`,
  };
}
