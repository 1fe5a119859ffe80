import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { roles } from '#shared/roles.ts';
import { fullGrounds } from '#test/content.ts';
import { describeOnEngines, type Person } from '#test/world.ts';
import { contentApi, type Section } from '../contract/content.ts';
import { contentPanelApi } from '../contract/panel.ts';
import { defaultContent as defaultFor } from '../rules/defaults.ts';

const defaultContent = (language: 'ru' | 'en' | 'zh') => defaultFor(language, fullGrounds);
const question = (text: string) => [{ question: text, answer: 'Да.' }];
const founder = { name: 'Вера', role: 'директор', story: ['Начало.'] };

describeOnEngines('an editor of the site', (makeWorld) => {
  // spec: 746, 815
  it('changes a text in one language; the others keep the default of theirs', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    expect(
      await save(editor, { section: 'questions', language: 'ru', value: question('Один?') }),
    ).toMatchObject({
      status: 200,
      body: { is_own: true, shown_language: 'ru', shown: question('Один?') },
    });
    expect(await open(editor, 'questions', 'zh')).toMatchObject({
      shown_language: null,
      is_own: false,
      shown: defaultContent('zh').questions,
    });
    await save(editor, { section: 'questions', language: 'zh', value: question('一？') });
    const read = async (language: 'ru' | 'en' | 'zh') =>
      (await world.visitor(language).call(contentApi.show, {})).body;
    expect((await read('ru')).questions).toEqual(question('Один?'));
    expect((await read('en')).questions).toEqual(defaultContent('en').questions);
    expect((await read('zh')).questions).toEqual(question('一？'));
    expect((await read('zh')).objections).toEqual(defaultContent('zh').objections);
    const { body } = await editor.call(contentPanelApi.list, {});
    expect(body.sections.find(({ section }) => section === 'questions')).toMatchObject({
      written: ['ru', 'zh'],
      is_demo: false,
    });
  });

  // spec: 748
  it('changes one field; what is left alone or empty follows the default of that language', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const { hero } = defaultContent('en');
    const saved = await save(editor, {
      section: 'hero',
      language: 'en',
      value: { ...hero, title: 'Walk with us', lead: ' ' },
    });
    expect(saved.body).toMatchObject({ is_own: true, shown: { ...hero, title: 'Walk with us' } });
    expect((await world.visitor('zh').call(contentApi.show, {})).body.hero).toEqual(
      defaultContent('zh').hero,
    );
    // Texts that only the school can write are read in another language rather than not at all.
    await save(editor, { section: 'founder', language: 'ru', value: founder });
    expect((await world.visitor('zh').call(contentApi.show, {})).body.founder).toEqual(founder);
    // Equal to the default, nothing is stored as the school's own.
    expect((await save(editor, { section: 'hero', language: 'en', value: hero })).body).toMatchObject({
      is_own: false,
      shown: hero,
    });
  });

  // spec: 751
  it('changes what stands above the courses, the models and the price', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const own = { title: 'Свой заголовок', lead: 'Свои слова' };
    const { headings } = defaultContent('ru');
    const changed = { ...headings, courses: own, models: own, promises: own };
    expect((await save(editor, { section: 'headings', language: 'ru', value: changed })).status).toBe(200);
    const shown = (await world.visitor('ru').call(contentApi.show, {})).body.headings;
    expect([shown.courses, shown.models, shown.promises]).toEqual([own, own, own]);
    expect(shown.faq).toEqual(headings.faq);
  });

  // spec: 748
  it('is told which translations are missing, and which say something else than the Russian text, until they are confirmed', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const states = async () => {
      const { sections } = (await editor.call(contentPanelApi.list, {})).body;
      return sections.find(({ section }) => section === 'questions')!.states;
    };
    const [ru, en] = [{ ru: 'standard' }, { en: 'confirmed' }] as const;
    expect(await states()).toEqual({ ...ru, en: 'standard', zh: 'standard' });
    await save(editor, { section: 'questions', language: 'en', value: question('One?') });
    expect(await states()).toEqual({ ...ru, ...en, zh: 'standard' });
    await save(editor, { section: 'questions', language: 'ru', value: question('Один?') });
    expect(await states()).toEqual({ ru: 'original', en: 'outdated', zh: 'missing' });
    expect(await open(editor, 'questions', 'en')).toMatchObject({ state: 'outdated' });
    await save(editor, { section: 'questions', language: 'en', value: question('One?') });
    expect(await states()).toEqual({ ru: 'original', ...en, zh: 'missing' });
    // Changed and changed back, it says the same as when it was translated.
    await save(editor, { section: 'questions', language: 'ru', value: question('Два?') });
    await save(editor, { section: 'questions', language: 'ru', value: question('Один?') });
    expect(await states()).toMatchObject(en);
  });

  it('takes back one language, and then all of them', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('admin');
    const shown = async (language: 'ru' | 'en' | 'zh') =>
      (await world.visitor(language).call(contentApi.show, {})).body.questions;
    await save(editor, { section: 'questions', language: 'ru', value: question('Один?') });
    await save(editor, { section: 'questions', language: 'en', value: question('One?') });
    const { version } = await open(editor, 'questions', 'en');
    const one = await editor.call(contentPanelApi.reset, { section: 'questions', language: 'en', version });
    expect(one.status).toBe(200);
    expect(await shown('en')).toEqual(defaultContent('en').questions);
    expect(await shown('ru')).toEqual(question('Один?'));
    await editor.call(contentPanelApi.reset, { section: 'questions' });
    expect(await shown('en')).toEqual(defaultContent('en').questions);
    expect(await shown('ru')).toEqual(defaultContent('ru').questions);
  });

  it('is told when somebody saved meanwhile, and overwrites nothing', async () => {
    const world = await makeWorld();
    const [one, two] = [await world.signedInAs('content_manager'), await world.signedInAs('admin')];
    const { version } = await open(one, 'hero', 'ru');
    const hero = (title: string) => ({ eyebrow: 'Школа', title, lead: 'Приходите' });
    const put = (person: Person, title: string, from = version) =>
      person.call(contentPanelApi.save, {
        section: 'hero',
        language: 'ru',
        version: from,
        value: hero(title),
      });
    // At the same moment: one of them is first.
    const answers = await Promise.all([put(one, 'Первый'), put(two, 'Второй'), put(one, 'Третий')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('conflict');
    const kept = await open(two, 'hero', 'ru');
    expect(kept.shown).toEqual(answers.find(({ status }) => status === 200)!.body.shown);
    const late = await one.call(contentPanelApi.reset, { section: 'hero', language: 'ru', version });
    expect(late.status).toBe(409);
    expect((await put(two, 'Последний', kept.version)).status).toBe(200);
    // Another language is another text.
    expect((await save(one, { section: 'hero', language: 'en', value: hero('Last') })).status).toBe(200);
  });

  it.each<[string, Section, unknown, string]>([
    ['nothing at all', 'questions', undefined, 'value'],
    ['an empty answer', 'questions', [...question('A'), { question: 'B', answer: ' ' }], 'value.1.answer'],
    ['a text without an end', 'questions', [{ question: 'A', answer: 'я'.repeat(2001) }], 'value.0.answer'],
    [
      'more questions than a page bears',
      'questions',
      Array.from({ length: 31 }, () => question('A')[0]),
      'value',
    ],
    ['a list where a text belongs', 'hero', [], 'value'],
  ])('is shown at the field what is wrong: %s', async (_, section, value, field) => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const before = await open(editor, section, 'ru');
    const { status, body } = await save(editor, { section, language: 'ru', value });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: [field] });
    expect(await open(editor, section, 'ru')).toEqual(before);
  });

  it('pastes letters that turn the line round and control characters, which are left out', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const value = question('a\u202eb\u0007c\u200bd');
    expect((await save(editor, { section: 'questions', language: 'ru', value })).status).toBe(200);
    expect((await open(editor, 'questions', 'ru')).shown).toMatchObject(question('ab c\u200bd'));
  });

  it('may write what looks like markup, and long texts of any script: they are texts', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const value = Array.from({ length: 30 }, (_, n) => ({
      question: `<script>alert(${n})</script> مرحبا`,
      answer: `${'學'.repeat(1990)}\nشكرا`,
    }));
    expect((await save(editor, { section: 'questions', language: 'zh', value })).status).toBe(200);
    expect((await world.visitor('zh').call(contentApi.show, {})).body.questions).toEqual(value);
  });

  it('leaves an account of every change: who, from where, what it was and is', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    // Lines of one millisecond have no order.
    await save(editor, { section: 'questions', language: 'ru', value: question('Один?') });
    world.passTime(1_000);
    await save(editor, { section: 'questions', language: 'ru', value: question('Два?') });
    world.passTime(1_000);
    await editor.call(contentPanelApi.reset, { section: 'questions' });
    const line = {
      subject_id: 'questions.ru',
      actor_email: editor.email,
      actor_role: 'content_manager',
      address: expect.stringMatching(/^127\./),
    };
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { direction: 'asc' })).body;
    const [one, two] = ['Один?', 'Два?'].map((text) => ({ '0.question': text }));
    const empty = { '0.question': null };
    expect(entries).toMatchObject([
      { ...line, before: empty, after: one },
      { ...line, before: one, after: two },
      { ...line, before: two, after: empty },
    ]);
  });

  it.each(roles)('who is %s has that right or has not', async (role) => {
    const world = await makeWorld();
    const person = await world.signedInAs(role);
    const expected = ['content_manager', 'admin', 'super_admin'].includes(role) ? 200 : 403;
    const { version } = await world.signedInAs('admin').then((admin) => open(admin, 'questions', 'ru'));
    const calls = [
      await person.call(contentPanelApi.list, {}),
      await person.call(contentPanelApi.show, { section: 'questions' }),
      await person.call(contentPanelApi.save, {
        section: 'questions',
        language: 'ru',
        version,
        value: question('Один?'),
      }),
      await person.call(contentPanelApi.reset, { section: 'questions' }),
    ];
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => expected));
  });
});

async function open(editor: Person, section: Section, language: 'ru' | 'en' | 'zh') {
  const { body } = await editor.call(contentPanelApi.show, { section });
  return body.texts.find((text) => text.language === language)!;
}

async function save(
  editor: Person,
  { section, language, value }: { section: Section; language: 'ru' | 'en' | 'zh'; value: unknown },
) {
  const { version } = await open(editor, section, language);
  return editor.call(contentPanelApi.save, { section, language, version, value });
}
