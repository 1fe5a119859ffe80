import { expect, it } from 'vitest';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { contextOf } from '#server/context.ts';
import { roles } from '#shared/roles.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { documentsApi } from '../contract/documents.ts';
import { documentsPanelApi } from '../contract/panel.ts';
import { documentNames } from '../rules/documents.ts';
import { publishTemplates } from './publishDocument.ts';

const texts = (title: string) => ({ ru: { title, blocks: [{ paragraph: '<b>ИНН</b> {inn}' }] } });

describeOnEngines('documents in the panel', (makeWorld) => {
  it('are the six, with what is in force and what they lack', async () => {
    const { app, editor } = await school(makeWorld);
    const { body } = await editor.call(documentsPanelApi.list, {});
    expect(body.documents.map(({ document }) => document)).toEqual(documentNames);
    expect(body.documents[0]).toMatchObject({ version: 1, languages: ['ru', 'en', 'zh'] });
    expect(body.documents[0]!.blanks).toContain('inn');
    const facts = schoolFacts.parse({ inn: '7707083893' });
    await contextOf(app).transaction((ctx) => changeSchool(ctx, facts));
    const filled = (await editor.call(documentsPanelApi.list, {})).body;
    expect(filled.documents[0]!.blanks).not.toContain('inn');
    const { fillings } = (await editor.call(documentsPanelApi.show, { document: 'offer' })).body;
    expect([fillings.ru.inn, fillings.zh.inn]).toEqual(['7707083893', '7707083893']);
  });

  it('a new version is in force at once; the earlier one stays readable as it was', async () => {
    const { world, editor } = await school(makeWorld);
    const before = (await world.visitor().call(documentsApi.show, { document: 'offer' })).body;
    const answer = await publish(editor, 'Новая оферта', 1);
    expect(answer).toMatchObject({ status: 200, body: { version: 2, texts: texts('Новая оферта') } });
    const now = (await world.visitor('zh').call(documentsApi.show, { document: 'offer' })).body;
    expect(now).toMatchObject({ version: 2, language: 'ru', title: 'Новая оферта' });
    const old = (await world.visitor().call(documentsApi.show, { document: 'offer', version: 1 })).body;
    expect(old.blocks).toEqual(before.blocks);
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { search: 'documents.offer' })).body;
    const line = { actor_id: editor.id, before: { value: 1 }, after: { value: 2 } };
    expect(entries).toMatchObject([line]);
  });

  it('two who publish at once: one does, the other is told', async () => {
    const { editor, world } = await school(makeWorld);
    const answers = await Promise.all([publish(editor, 'Одна', 1), publish(editor, 'Другая', 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { title, version } = (await world.visitor().call(documentsApi.show, { document: 'offer' })).body;
    expect(version).toBe(2);
    expect(title).toBe(answers.find(({ status }) => status === 200)!.body.texts.ru.title);
  });

  it.each([
    ['a word in braces that nothing fills', { ru: { title: 'A', blocks: [{ paragraph: '{kpp}' }] } }],
    ['no text', { ru: { title: 'A', blocks: [] } }],
    ['no Russian original', { en: { title: 'A', blocks: [{ paragraph: 'a' }] } }],
    ['markup as a block', { ru: { title: 'A', blocks: [{ html: '<b>' }] } }],
    ['a paragraph without an end', { ru: { title: 'A', blocks: [{ paragraph: 'я'.repeat(5001) }] } }],
  ])('are not published with %s', async (_, wrong) => {
    const { editor, world } = await school(makeWorld);
    const given = { document: 'offer', version: 1, texts: wrong as never } as const;
    expect((await editor.call(documentsPanelApi.publish, given)).status).toBe(422);
    expect((await world.visitor().call(documentsApi.show, { document: 'offer' })).body.version).toBe(1);
  });

  it('of the length that lawyers write fit', async () => {
    const { editor } = await school(makeWorld);
    const blocks = Array.from({ length: 200 }, () => ({ paragraph: 'длинный текст '.repeat(60).trim() }));
    const long = { ru: { title: 'Оферта', blocks } };
    const given = { document: 'offer', version: 1, texts: long } as const;
    expect((await editor.call(documentsPanelApi.publish, given)).status).toBe(200);
  });

  it.each(roles)('who is %s may publish or may not', async (role) => {
    const { world } = await school(makeWorld);
    const person = await world.signedInAs(role);
    const expected = ['content_manager', 'admin', 'super_admin'].includes(role) ? 200 : 403;
    expect([
      (await person.call(documentsPanelApi.list, {})).status,
      (await person.call(documentsPanelApi.show, { document: 'offer' })).status,
      (await publish(person, 'Новая', 1)).status,
    ]).toEqual([expected, expected, expected]);
  });
});

async function school(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  await publishTemplates(world.app.database, world.app.now());
  return { world, app: world.app, editor: await world.signedInAs('content_manager') };
}

function publish(editor: Person, title: string, version: number) {
  return editor.call(documentsPanelApi.publish, { document: 'offer', texts: texts(title), version });
}
