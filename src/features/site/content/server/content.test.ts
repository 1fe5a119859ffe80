import { describe, expect, it } from 'vitest';
import * as demo from '#demo/content.ts';
import {
  type Benefit,
  benefits,
  type Ground,
  ownBenefits,
} from '#features/publishing/school/rules/benefits.ts';
import { endGivenEnrolments, grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { fullGrounds } from '#test/content.ts';
import { aCourse } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { contentApi, contentSections, type Section } from '../contract/content.ts';
import { contentIn } from '../rules/content.ts';
import { defaultContent, type Grounds } from '../rules/defaults.ts';
import { standardFigures } from '../rules/figures.ts';
import { writeDemoSection } from './content.ts';

/** Benefits that a school may have: none, one of each, all. */
const owned: readonly (readonly Benefit[])[] = [[], ...benefits.map((benefit) => [benefit]), benefits];
/** Further known facts: none; lessons; their hours too; everything in the specification. */
const known: readonly (readonly Ground[])[] = [
  [],
  ['lessons'],
  ['lessons', 'hours'],
  ['lessons', 'hours', 'specified'],
  ['all_languages'],
  ['lessons', 'hours', 'specified', 'all_languages'],
];
const main = { title: { ru: 'Походка' }, goods: ownBenefits };
const schools: Grounds[] = owned.flatMap((has) =>
  known.map((grounds) => ({
    benefits: new Set([...has, ...grounds]),
    main: grounds.length === 0 ? null : main,
    figures: standardFigures,
    instalmentMonths: [3, 6],
  })),
);

describe('the texts a school begins with', () => {
  // spec: 36, 107, 109, 150, 157
  it.each(languages)(
    'are whole in %s, whatever the school has: eight objections, ten questions, four figures, six promises',
    (language) => {
      for (const grounds of schools) {
        const content = defaultContent(language, grounds);
        for (const [section, schema] of Object.entries(contentSections)) {
          expect(schema.safeParse(content[section as Section]).error, section).toBeUndefined();
        }
        expect(content.objections).toHaveLength(8);
        expect(content.questions).toHaveLength(10);
        expect(content.statistics).toHaveLength(4);
        expect(content.promises.included).toHaveLength(6);
        expect(content.promises.guarantees).toHaveLength(6);
        const { headings: _, ...told } = content;
        for (const lines of [content.questions, ...Object.values(content.promises)])
          expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length);
        expect(JSON.stringify(told)).not.toMatch(/\{\w+[,}]/);
      }
    },
  );

  // spec: 36
  it.each<[Benefit, RegExp]>([
    ['chat', /в чате? |круглосуточн|рабочие часы/],
    ['contacts', /контакты стоят внизу/],
    ['instalments', /рассрочк/i],
    ['certificate', /сертификат/i],
    ['cabinet_refund', /возврат в личном кабинете/],
    ['community', /сообществ/],
    ['consultation', /консультаци/],
    ['guide', /PDF/],
    ['templates', /шаблон/i],
    ['agencies', /база модельных агентств|базу агентств/i],
  ])('promise %s while the school has it, and nowhere without', (benefit, words) => {
    const without = new Set(benefits.filter((each) => each !== benefit));
    const text = (has: Grounds['benefits']) =>
      JSON.stringify(defaultContent('ru', { ...fullGrounds, benefits: has }));
    expect(text(new Set([benefit]))).toMatch(words);
    expect(text(without)).not.toMatch(words);
  });

  // spec: 36
  it.each<[Language, RegExp, RegExp, RegExp]>([
    ['ru', /круглосуточно/, /в рабочие часы/, /ответ сотрудника придёт на почту/],
    ['en', /around the clock/, /in working hours/, /a person of the school by email/],
    ['zh', /全天候/, /工作时间/, /通过邮件答复/],
  ])('say in %s when people answer in the chat, and no more than is so', (language, always, hours, mail) => {
    const text = (...has: Benefit[]) =>
      JSON.stringify(defaultContent(language, { ...fullGrounds, benefits: new Set(has) }));
    const all = [always, hours, mail];
    const said = (...has: Benefit[]) => all.map((words) => words.test(text(...has)));
    expect(said('chat', 'support_always', 'support_hours')).toEqual([true, false, false]);
    expect(said('chat', 'support_hours')).toEqual([false, true, false]);
    expect(said('chat')).toEqual([false, false, true]);
    expect(said('support_always', 'support_hours')).toEqual([false, false, false]);
  });

  // spec: 561
  it.each<[Language, RegExp]>([
    ['ru', /русск\S+, английск|на каких языках/i],
    ['en', /English, Russian|which languages/i],
    ['zh', /中文、英文|哪些语言/],
  ])('say in %s that the school is in three languages while it is', (language, words) => {
    const text = (grounds: readonly Ground[]) =>
      JSON.stringify(defaultContent(language, { ...schools[0]!, benefits: new Set(grounds) }));
    expect(text(['all_languages'])).toMatch(words);
    expect(text([])).not.toMatch(words);
  });

  // spec: 484
  it('name every number from one place', () => {
    const figures = { ...standardFigures, lessons: 7, hours: 31, minutesADay: 45, weeks: '4–5' };
    for (const language of languages) {
      const { headings: _, ...content } = defaultContent(language, { ...fullGrounds, figures });
      const text = JSON.stringify(content);
      for (const number of ['31', '45', '4–5']) expect(text).toContain(number);
      expect(text).not.toMatch(
        /2–3|двадцать четыре|тридцат|две-три|twenty-four|thirty minutes|二十四|三十分钟/i,
      );
    }
    const { questions } = defaultContent('ru', { ...fullGrounds, figures });
    expect(questions[1]!.answer).toMatch(/^7 видеоуроков, 31 час занятий с практикой, /);
    expect(questions[2]!.answer).toContain('от 45 минут в день');
  });

  // spec: 24
  it.each(languages)('of a live school in %s have no number, age or name but its own', (language) => {
    const stock =
      /24|2–3|[^0-9]5 |восьм|семидесят|\beight\b|seventy|(?<!十)八岁|七十五|преподават|teachers|老师|Стань моделью|in 24|小时成为|50|от 30|from 30/;
    const page = (grounds: readonly Ground[], figures = standardFigures) => {
      const benefitsOf = benefits.filter((each) => each !== 'consultation');
      const has = new Set([...benefitsOf, ...grounds]);
      const content = defaultContent(language, { ...fullGrounds, main, figures, benefits: has });
      return JSON.stringify(content);
    };
    expect(page([])).not.toMatch(stock);
    const own = { ...standardFigures, lessons: 2, hours: 3 };
    expect(page(['lessons', 'hours'], own)).not.toMatch(stock);
    expect(page(['lessons', 'hours'], own)).toContain('Походка');
    expect(page(['lessons', 'hours'], own)).toMatch(/3 (часа|hours)|3 小时/);
    expect(JSON.stringify(defaultContent(language, fullGrounds))).toMatch(stock);
  });

  // spec: 44
  it('claim nothing about people the school has not named', () => {
    const nothing = { founder: null, counter: 'hidden' };
    expect(defaultContent('ru', fullGrounds)).toMatchObject(nothing);
  });
});

describe('what the school wrote itself', () => {
  const shown = (language: Language, rows: Parameters<typeof contentIn>[1]) =>
    contentIn(language, rows, fullGrounds);

  // spec: 49
  it('stands in its own language, field by field; another one has its default, and not the Russian text', () => {
    const value = JSON.stringify({ title: 'Наш путь' });
    const hero = { section: 'hero', language: 'ru', value } as const;
    const { title: _, ...rest } = defaultContent('ru', fullGrounds).hero;
    expect(shown('ru', [hero]).hero).toEqual({ title: 'Наш путь', ...rest });
    for (const language of ['en', 'zh'] as const)
      expect(shown(language, [hero]).hero).toEqual(defaultContent(language, fullGrounds).hero);
    expect(shown('ru', [hero]).questions).toEqual(defaultContent('ru', fullGrounds).questions);
  });

  // spec: 49
  it('and has no default is read in English, else in Russian', () => {
    const founder = (language: Language, name: string) => {
      const value = JSON.stringify({ name, role: 'директор', story: [] });
      return { section: 'founder', language, value } as const;
    };
    const [russian, english] = [founder('ru', 'Вера'), founder('en', 'Vera')];
    expect(shown('zh', [russian]).founder?.name).toBe('Вера');
    expect(shown('zh', [russian, english]).founder?.name).toBe('Vera');
    expect(shown('ru', [english]).founder?.name).toBe('Vera');
  });
});

it('headings written before a section was added have the default for it', () => {
  const { contact: _, ...older } = defaultContent('ru', fullGrounds).headings;
  const value = JSON.stringify({ ...older, faq: { title: 'Спросите нас' } });
  const { headings } = contentIn('ru', [{ section: 'headings', language: 'ru', value }], fullGrounds);
  expect(headings.faq.title).toBe('Спросите нас');
  expect(headings.contact).toEqual(defaultContent('ru', fullGrounds).headings.contact);
});

describeOnEngines('the content of the public page', (makeWorld) => {
  it('is shown in the reader’s language, what was written in place of the default', async () => {
    const world = await makeWorld();
    const { app } = world;
    await contextOf(app).transaction((ctx) => writeDemoSection(ctx, 'founder', demo.founder));
    const { body } = await world.visitor('en').call(contentApi.show, {});
    expect(body.founder).toEqual(demo.founder.en);
    expect(body.objections).toEqual(defaultContent('en', fullGrounds).objections);
  });

  it('tells how many study only where the school shows the true number, each person once', async () => {
    const world = await makeWorld();
    const { app } = world;
    const [first, second] = [await aCourse(world), await aCourse(world, { type: 'basic' })];
    const people = [await world.signedInAs('user'), await world.signedInAs('user')];
    await contextOf(app).transaction(async (ctx) => {
      for (const [who, { id }] of [
        [0, first],
        [0, second],
        [1, first],
      ] as const)
        await grantEnrolment(ctx, { userId: people[who]!.id, courseId: id, orderId: null });
    });
    const shown = async (counter: 'hidden' | 'real' | 'growing') => {
      const everywhere = { ru: counter, en: counter, zh: counter };
      await contextOf(app).transaction((ctx) => writeDemoSection(ctx, 'counter', everywhere));
      return (await world.visitor().call(contentApi.show, {})).body.students;
    };
    expect((await world.visitor().call(contentApi.show, {})).body.students).toBeNull();
    expect([await shown('real'), await shown('growing'), await shown('hidden')]).toEqual([2, null, null]);
    await contextOf(app).transaction((ctx) => endGivenEnrolments(ctx, people[1]!.id, first.id));
    expect(await shown('real')).toBe(1);
  });

  it('written again, it is replaced', async () => {
    const world = await makeWorld();
    const { app } = world;
    const write = (value: string) =>
      contextOf(app).transaction((ctx) => {
        const figures = [{ value, label: 'учеников' }];
        return writeDemoSection(ctx, 'statistics', {
          ru: figures,
          en: figures,
          zh: figures,
        });
      });
    await write('1');
    await write('2');
    expect((await world.visitor('ru').call(contentApi.show, {})).body.statistics).toEqual([
      { value: '2', label: 'учеников' },
    ]);
  });
});
