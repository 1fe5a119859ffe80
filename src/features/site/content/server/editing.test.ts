import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { contextOf } from '#server/context.ts';
import { day, minute, second } from '#shared/dates.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { contentApi } from '../contract/content.ts';
import { editingApi } from '../contract/editing.ts';
import { contentPanelApi } from '../contract/panel.ts';
import { openPreview } from './previews.ts';
import { contentTasks } from './tasks.ts';

const section = 'questions';
const ru = { section, language: 'ru' } as const;
const question = (text: string) => [{ question: text, answer: 'Да.' }];

describeOnEngines('editing beside the page', (makeWorld) => {
  // spec: 750
  it('what a text was can be read, and put in force again', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager', { firstName: 'Анна', lastName: 'Ким' });
    const standard = (await textNow(editor)).shown;
    await save(editor, 'Один?');
    world.passTime(minute);
    await save(editor, 'Два?');
    const { versions } = (await editor.call(editingApi.history, ru)).body;
    expect(versions.map(({ shown }) => shown)).toEqual([question('Два?'), question('Один?'), standard]);
    expect(versions.map(({ by }) => by)).toEqual(['Анна Ким', 'Анна Ким', null]);
    expect(versions.map((version) => version.is_current)).toEqual([true, false, false]);
    expect(versions.map((version) => version.is_own)).toEqual([true, true, false]);

    const takeBack = (id: string, version: string) => editor.call(editingApi.takeBack, { id, version });
    const { version } = await textNow(editor);
    expect((await takeBack(versions[1]!.id, 'another')).body.code).toBe('conflict');
    world.passTime(minute);
    expect((await takeBack(versions[1]!.id, version)).body.shown).toEqual(question('Один?'));
    expect(await shownTo(world)).toEqual(question('Один?'));
    world.passTime(minute);
    const first = await takeBack(versions[2]!.id, (await textNow(editor)).version);
    expect(first.body).toMatchObject({ is_own: false, shown: standard });
    expect((await editor.call(editingApi.history, ru)).body.versions).toHaveLength(5);
  });

  // spec: 750
  it('a text is published at its time, once, and until then the old one is shown', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager', { firstName: 'Анна', lastName: 'Ким' });
    await save(editor, 'Один?');
    const at = inSchoolTime(world, 2 * day);
    const planned = await plan(editor, 'Потом?', at);
    expect(planned.body.planned).toMatchObject({ value: question('Потом?'), by: 'Анна Ким' });
    await plan(editor, 'Позже?', inSchoolTime(world, 3 * day));
    world.passTime(2 * day + minute);
    await world.runJobs();
    expect(await shownTo(world), 'planned anew for later').toEqual(question('Один?'));
    world.passTime(1 * day);
    await world.runJobs();
    expect(await shownTo(world)).toEqual(question('Позже?'));
    const later = await world.signedInAs('content_manager');
    expect((await textNow(later)).planned).toBeNull();
    const { versions } = (await later.call(editingApi.history, ru)).body;
    expect(versions[0]).toMatchObject({ by: 'Анна Ким', is_current: true });
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { action: 'content.planned' })).body;
    expect(entries).toHaveLength(2);
  });

  it('what was planned can be dropped; a time that has passed, and a text that no page bears, are refused', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    await plan(editor, 'Потом?', inSchoolTime(world, 1 * day));
    expect((await editor.call(editingApi.dropPlan, ru)).body.planned).toBeNull();
    expect((await editor.call(editingApi.dropPlan, ru)).status, 'repeated').toBe(200);
    const standard = (await textNow(editor)).shown;
    world.passTime(1 * day + minute);
    await world.runJobs();
    expect(await shownTo(world)).toEqual(standard);
    const later = await world.signedInAs('content_manager');
    const late = await plan(later, 'Потом?', inSchoolTime(world, -minute));
    expect(late.body.fields).toHaveProperty('at');
    const long = await plan(later, 'я'.repeat(201), inSchoolTime(world, day));
    expect(long.body.fields).toHaveProperty(['value.0.question']);
  });

  it.each([
    ['was shut out', { block: true }],
    ['has another role', { role: 'support' as const }],
  ])(
    'what was planned and typed by somebody who %s is not shown, and left to a colleague',
    async (_how, change) => {
      const world = await makeWorld();
      const editor = await world.signedInAs('content_manager');
      const standard = (await textNow(editor)).shown;
      await plan(editor, 'Потом?', inSchoolTime(world, 1 * day));
      const { ticket } = (await editor.call(editingApi.preview, { ...ru, value: question('Пишу?') })).body;
      const [kept] = await rows<{ network: string }>(world, 'select network from content_previews');
      const look = () => openPreview(contextOf(world.app, { ...visitor, address: kept!.network }), ticket);
      await expect(look()).resolves.toMatchObject({ section });
      expect(await heldPlans(world)).toEqual([]);
      const owner = await world.signedInAs('super_admin');
      if ('block' in change) await owner.call(peopleApi.block, { id: editor.id });
      else await owner.call(peopleApi.changeRole, { id: editor.id, role: change.role });
      await expect(look()).rejects.toMatchObject({ code: 'not_found' });
      expect(await heldPlans(world), 'at once').toMatchObject([{ path: `/admin/content/texts/${section}` }]);
      world.passTime(1 * day + minute);
      await world.runJobs();
      expect(await shownTo(world)).toEqual(standard);
      const colleague = await world.signedInAs('content_manager');
      expect((await textNow(colleague)).planned).toMatchObject({ value: question('Потом?') });
      await plan(colleague, 'Потом?', inSchoolTime(world, minute));
      expect(await heldPlans(world)).toEqual([]);
      world.passTime(2 * minute);
      await world.runJobs();
      expect(await shownTo(world)).toEqual(question('Потом?'));
    },
  );

  // spec: 749
  it('what is typed is kept for its writer alone, for a quarter of an hour, and changes nothing', async () => {
    const world = await makeWorld();
    const [one, two] = [await world.signedInAs('content_manager'), await world.signedInAs('content_manager')];
    const typed = { ...ru, value: question('Ещё пишу?') };
    const { ticket } = (await one.call(editingApi.preview, typed)).body;
    const again = await one.call(editingApi.preview, { ...typed, ticket });
    expect(again.body.ticket, 'the same frame').toBe(ticket);
    expect((await two.call(editingApi.preview, { ...typed, ticket })).status).toBe(404);
    expect((await one.call(editingApi.preview, { ...typed, ticket: 'chosen' })).status).toBe(404);
    expect(await shownTo(world)).not.toEqual(typed.value);
    expect((await one.call(editingApi.history, ru)).body.versions).toEqual([]);
    const wrong = await one.call(editingApi.preview, { ...typed, value: question('я'.repeat(201)) });
    expect(wrong.body.fields).toHaveProperty(['value.0.question']);
    world.passTime(16 * minute);
    expect((await one.call(editingApi.preview, { ...typed, ticket })).status).toBe(404);
  });

  // spec: 750
  it('who edits a section just now is told to the others, until half a minute after they have left', async () => {
    const world = await makeWorld();
    const anna = await world.signedInAs('content_manager', { firstName: 'Анна', lastName: 'Ким' });
    const boris = await world.signedInAs('admin', { firstName: 'Борис', lastName: 'Ли' });
    const others = async (editor: Person, of: 'hero' | 'questions' = section) =>
      (await editor.call(editingApi.present, { section: of })).body.others;
    expect(await others(anna)).toEqual([]);
    expect(await others(boris)).toEqual(['Анна Ким']);
    expect(await others(anna)).toEqual(['Борис Ли']);
    expect(await others(anna, 'hero'), 'another section').toEqual([]);
    world.passTime(26 * second);
    expect(await others(boris)).toEqual([]);
  });
});

const visitor = { kind: 'visitor', language: 'ru', userAgent: 'page' } as const;

async function heldPlans(world: World) {
  return (await contentTasks.open.plan_held!(contextOf(world.app))).oldest;
}

function save(editor: Person, text: string) {
  return textNow(editor).then(({ version }) =>
    editor.call(contentPanelApi.save, { ...ru, version, value: question(text) }),
  );
}

async function textNow(editor: Person) {
  const { texts } = (await editor.call(contentPanelApi.show, { section })).body;
  return texts.find(({ language }) => language === 'ru')!;
}

function plan(editor: Person, text: string, at: string) {
  return editor.call(editingApi.plan, { ...ru, value: question(text), at });
}

/** Moscow is three hours ahead. */
function inSchoolTime(world: World, fromNowMs: number): string {
  const hours = 3 * 60 * minute;
  return new Date(world.app.now().getTime() + fromNowMs + hours).toISOString().slice(0, 16);
}

async function shownTo(world: World) {
  return (await world.visitor('ru').call(contentApi.show, {})).body.questions;
}
