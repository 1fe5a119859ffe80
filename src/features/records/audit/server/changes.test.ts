/**
 * Changes of public content by staff leave an entry in the log: who, what, before and after, when, from
 * where.
 */
import { expect, it } from 'vitest';
import { documentsPanelApi } from '#features/publishing/documents/contract/panel.ts';
import { publishTemplates } from '#features/publishing/documents/server/publishDocument.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { essentialsApi } from '#features/site/content/contract/essentials.ts';
import { contentPanelApi } from '#features/site/content/contract/panel.ts';
import { aCourse, aPromotion } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { auditApi } from '../contract.ts';
import { differenceOf } from '../rules.ts';

describeOnEngines('changes by staff in the audit log', (makeWorld) => {
  // spec: 794
  it('texts: only what differs, by the name of the field', async () => {
    const { owner, editor } = await school(makeWorld);
    const shown = (await editor.call(contentPanelApi.show, { section: 'hero' })).body.texts[0]!;
    const value = { ...(shown.shown as object), title: 'Новый заголовок' };
    await editor.request({
      method: 'PUT',
      url: '/api/admin/content/hero',
      payload: { language: 'ru', value, version: shown.version },
      headers: { 'user-agent': 'Проверка/1.0' },
    });
    const first = await logged(owner);
    expect(first).toMatchObject({
      action: 'content.changed',
      subject_kind: 'content',
      subject_id: 'hero.ru',
      actor_id: editor.id,
      actor_email: editor.email,
      actor_role: 'content_manager',
      after: { title: 'Новый заголовок' },
      address: expect.stringMatching(/^127\./) as string,
      user_agent: 'Проверка/1.0',
      request_id: expect.stringMatching(/^req-/) as string,
    });

    const again = (await editor.call(contentPanelApi.show, { section: 'hero' })).body.texts[0]!;
    const renamed = { ...value, title: 'Ещё новее' };
    const edit = { section: 'hero', language: 'ru', value: renamed, version: again.version } as const;
    expect((await editor.call(contentPanelApi.save, edit)).status).toBe(200);
    expect(await logged(owner)).toMatchObject({
      before: { title: 'Новый заголовок' },
      after: { title: 'Ещё новее' },
    });
    const { before } = (await logged(owner))!;
    expect(Object.keys(before)).toEqual(['title']);
  });

  // spec: 794
  it('contacts, settings and logo', async () => {
    const { owner, editor } = await school(makeWorld);
    const { version } = (await editor.call(schoolPanelApi.showContacts, {})).body;
    await editor.call(schoolPanelApi.saveContacts, { version, phone: '+79005553535' });
    expect(await logged(owner)).toMatchObject({
      action: 'school.changed',
      subject_id: 'facts',
      actor_email: editor.email,
      before: { phone: null },
      after: { phone: '+79005553535' },
    });
    const settings = (await owner.call(schoolPanelApi.showSettings, {})).body;
    const inn = '7707083893';
    await owner.call(schoolPanelApi.saveSettings, { version: settings.version, inn });
    expect(await logged(owner)).toMatchObject({ actor_email: owner.email, after: { inn } });
    await owner.call(schoolPanelApi.removeLogo, {});
    expect(await logged(owner)).toMatchObject({ action: 'school.changed', subject_id: 'logo' });
  });

  // spec: 794
  it('a new version of a document', async () => {
    const { owner, editor } = await school(makeWorld);
    const texts = { ru: { title: 'Новая оферта', blocks: [{ paragraph: 'Текст' }] } };
    await editor.call(documentsPanelApi.publish, { document: 'offer', texts, version: 1 });
    expect(await logged(owner)).toMatchObject({
      action: 'document.published',
      subject_id: 'offer',
      before: { value: 1 },
      after: { value: 2 },
    });
  });

  // spec: 794
  it('a price, in rubles', async () => {
    const { world, owner } = await school(makeWorld);
    await aPromotion(world, await aCourse(world, { type: 'optimum', priceKopecks: 24_000_00 }));
    const answer = await owner.call(essentialsApi.save, { price: 9990 });
    expect(answer.status).toBe(200);
    expect(await logged(owner)).toMatchObject({
      action: 'price.changed',
      subject_id: 'optimum',
      actor_email: owner.email,
      before: { price: 12000 },
      after: { price: 9990 },
    });
  });

  it('nothing of what was refused, nothing of what the product does by itself, and everything once', async () => {
    const { world, owner, editor } = await school(makeWorld);
    await editor.call(contentPanelApi.reset, { section: 'hero' });
    const texts = { ru: { title: 'А', blocks: [{ paragraph: 'а' }] } };
    const stale = { document: 'offer' as const, texts };
    await editor.call(documentsPanelApi.publish, { ...stale, version: 7 });
    await editor.call(documentsPanelApi.publish, { ...stale, version: 1 });
    await world.runJobs();
    await world.runJobs();
    const { total } = (await owner.call(auditApi.list, {})).body;
    expect(total).toBe(1);
  });
});

it('what a state lacks counts as empty', () => {
  expect(differenceOf(null, { items: [{ title: 'a' }], is_on: true })).toEqual({
    before: { 'items.0.title': null, is_on: null },
    after: { 'items.0.title': 'a', is_on: true },
  });
  expect(differenceOf({ items: ['a', 'b'], same: 1 }, { items: ['a'], same: 1 })).toEqual({
    before: { 'items.1': 'b' },
    after: { 'items.1': null },
  });
});

async function school(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  await publishTemplates(world.app.database, world.app.now());
  return {
    world,
    owner: await world.signedInAs('super_admin'),
    editor: await world.signedInAs('content_manager'),
  };
}

/** The newest entry, which is there as soon as the change is. */
async function logged(owner: Person) {
  return (await owner.call(auditApi.list, {})).body.entries[0];
}
