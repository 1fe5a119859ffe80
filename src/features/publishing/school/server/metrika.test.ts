import { expect, it } from 'vitest';
import { documentsApi } from '#features/publishing/documents/contract/documents.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { contextOf } from '#server/context.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { metrikaApi } from '../contract/metrika.ts';
import { readBasics } from './basics.ts';

describeOnEngines('the counter of Yandex Metrica', (makeWorld) => {
  it('is off until the owner sets one, whose number is written into the log', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const before = (await owner.call(metrikaApi.show, {})).body;
    expect(before.counter).toBeNull();
    expect((await save(owner, '98765432')).body.counter).toBe('98765432');
    const [entry] = (await owner.call(auditApi.list, { action: 'metrika.changed' })).body.entries;
    expect(entry).toMatchObject({ before: { counter: null }, after: { counter: '98765432' } });
    await readBasics(contextOf(world.app));
    expect(world.app.config.metrika).toBe('98765432');
    expect((await save(owner, null)).body.counter).toBeNull();
    await readBasics(contextOf(world.app));
    expect(world.app.config.metrika).toBeNull();
  });

  // spec: 172
  it('has a number of five to ten digits', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    for (const wrong of ['1234', '12345678901', '01234567', '1234567x', '<script>'])
      expect((await save(owner, wrong)).body).toMatchObject({ fields: { counter: expect.any(String) } });
    for (const [typed, kept] of [
      ['12345', '12345'],
      ['1234567890', '1234567890'],
      [' 98765432 ', '98765432'],
      ['１２３４６', '12346'],
    ] as const)
      expect((await save(owner, typed)).body.counter).toBe(kept);
  });

  it('is not overwritten unseen', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { version } = (await owner.call(metrikaApi.show, {})).body;
    await save(owner, '98765432');
    expect((await owner.call(metrikaApi.save, { counter: '12345678', version })).status).toBe(409);
    expect((await owner.call(metrikaApi.show, {})).body.counter).toBe('98765432');
  });

  // spec: 172
  it('is told by the cookie policy and the privacy policy while it is there', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    expect(await told(world, 'cookies')).toContain('Сейчас таких программ на сайте нет');
    expect(await told(world, 'privacy')).not.toContain('Яндекс Метрик');
    await save(owner, '98765432');
    await world.runJobs();
    const policy = await told(world, 'cookies');
    expect(policy).toContain('Яндекс Метрика, счётчик посещаемости ООО «ЯНДЕКС»');
    expect(policy).not.toContain('Сейчас таких программ на сайте нет');
    expect(await told(world, 'privacy')).toContain('ООО «ЯНДЕКС»');
    await save(owner, null);
    await world.runJobs();
    expect(await told(world, 'cookies')).toContain('Сейчас таких программ на сайте нет');
    expect(await told(world, 'privacy')).not.toContain('Яндекс Метрик');
  });
});

async function save(owner: Person, counter: string | null) {
  const { version } = (await owner.call(metrikaApi.show, {})).body;
  return owner.call(metrikaApi.save, { counter, version });
}

async function told(world: World, document: 'cookies' | 'privacy'): Promise<string> {
  return JSON.stringify((await world.visitor().call(documentsApi.show, { document })).body.blocks);
}
