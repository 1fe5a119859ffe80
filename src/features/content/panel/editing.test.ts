import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { roles } from '#shared/access.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { contentApi, type Section } from '../contract.ts';
import { defaultContent } from '../rules.ts';
import { contentPanelApi } from './contract.ts';

const question = (text: string) => [{ question: text, answer: 'Да.' }];
const review = {
  name: 'Аня',
  age: 20,
  role: 'модель',
  text: 'Хорошо',
  result: 'контракт',
  rating: 5,
  verified: true,
};

describeOnBothEngines('an editor of the site', (makeWorld) => {
  it('changes a text in one language; others fall back to it until they have their own', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const first = await open(editor, 'questions', 'zh');
    expect(first).toMatchObject({
      shown_language: null,
      is_own: false,
      shown: defaultContent('zh').questions,
    });

    expect(await save(editor, 'questions', 'ru', question('Один?'))).toMatchObject({
      status: 200,
      body: { is_own: true, shown_language: 'ru', shown: question('Один?') },
    });
    expect(await open(editor, 'questions', 'zh')).toMatchObject({ shown_language: 'ru', is_own: false });
    await save(editor, 'questions', 'en', question('One?'));
    expect(await open(editor, 'questions', 'zh')).toMatchObject({ shown_language: 'en' });
    await save(editor, 'questions', 'zh', question('一？'));
    for (const [language, text] of [
      ['ru', 'Один?'],
      ['en', 'One?'],
      ['zh', '一？'],
    ] as const) {
      const { body } = await world.visitor(language).call(contentApi.show, {});
      expect(body.questions).toEqual(question(text));
      expect(body.objections).toEqual(defaultContent(language).objections);
    }
    const { body } = await editor.call(contentPanelApi.list, {});
    expect(body.sections.find(({ section }) => section === 'questions')).toMatchObject({
      written: ['ru', 'en', 'zh'],
      is_demo: false,
    });
  });

  it('takes back one language, and then all of them', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('admin');
    const shown = async (language: 'ru' | 'en' | 'zh') =>
      (await world.visitor(language).call(contentApi.show, {})).body.questions;
    await save(editor, 'questions', 'ru', question('Один?'));
    await save(editor, 'questions', 'en', question('One?'));
    const { version } = await open(editor, 'questions', 'en');
    const one = await editor.call(contentPanelApi.reset, { section: 'questions', language: 'en', version });
    expect(one.status).toBe(200);
    expect(await shown('en')).toEqual(question('Один?'));
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
    expect((await save(one, 'hero', 'en', hero('Last'))).status).toBe(200);
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
    ['letters that turn the line round', 'questions', question('a\u202eb'), 'value.0.question'],
    ['control characters', 'questions', question('a\u0007b'), 'value.0.question'],
    [
      'a script as a link',
      'testimonials',
      [{ name: 'A', title: 'B', url: 'javascript:alert(1)' }],
      'value.0.url',
    ],
    ['plain http', 'testimonials', [{ name: 'A', title: 'B', url: 'http://example.com' }], 'value.0.url'],
    ['six stars', 'reviews', [{ ...review, rating: 6 }], 'value.0.rating'],
    ['an age in words', 'reviews', [{ ...review, age: 'двадцать' }], 'value.0.age'],
    ['a list where a text belongs', 'hero', [], 'value'],
  ])('is shown at the field what is wrong: %s', async (_, section, value, field) => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const before = await open(editor, section, 'ru');
    const { status, body } = await save(editor, section, 'ru', value);
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: [field] });
    expect(await open(editor, section, 'ru')).toEqual(before);
  });

  it('may write what looks like markup, and long texts of any script: they are texts', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    const value = Array.from({ length: 30 }, (_, n) => ({
      question: `<script>alert(${n})</script> مرحبا`,
      answer: `${'學'.repeat(1990)}\nشكرا`,
    }));
    expect((await save(editor, 'questions', 'zh', value)).status).toBe(200);
    expect((await world.visitor('zh').call(contentApi.show, {})).body.questions).toEqual(value);
  });

  it('leaves an account of every change: who, from where, what it was and is', async () => {
    const world = await makeWorld();
    const editor = await world.signedInAs('content_manager');
    await save(editor, 'questions', 'ru', question('Один?'));
    await save(editor, 'questions', 'ru', question('Два?'));
    await editor.call(contentPanelApi.reset, { section: 'questions' });
    const by = {
      id: editor.id,
      email: editor.email,
      role: 'content_manager',
      request_id: expect.any(String),
      address: expect.stringMatching(/^127\./),
      user_agent: expect.any(String),
    };
    const change = { subject: 'content.questions.ru', by, at: expect.any(String) };
    expect(await accounts(world)).toEqual([
      { ...change, before: null, after: question('Один?') },
      { ...change, before: question('Один?'), after: question('Два?') },
      { ...change, before: question('Два?'), after: null },
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

async function save(editor: Person, section: Section, language: 'ru' | 'en' | 'zh', value: unknown) {
  const { version } = await open(editor, section, language);
  return editor.call(contentPanelApi.save, { section, language, version, value });
}

async function accounts({ app }: World): Promise<unknown[]> {
  const { rows } = await sql<{
    payload: string;
  }>`select payload from jobs where kind = 'event:content.changed'`.execute(app.database.handle);
  const told = rows.map(({ payload }) => JSON.parse(payload) as { at: string });
  return told.sort((a, b) => (a.at < b.at ? -1 : 1));
}
