import { describe, expect, it } from 'vitest';
import * as demo from '#demo/content.ts';
import { endEnrolment, grantEnrolment } from '#features/learning/enrolments/service.ts';
import { system } from '#server/actor.ts';
import { languages } from '#shared/i18n.ts';
import { aCourse } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { contentApi, contentSections, type Section } from './contract.ts';
import { contentIn, defaultContent } from './rules.ts';
import { writeDemoSection } from './service.ts';

describe('the texts a school begins with', () => {
  it.each(languages)(
    'are whole in %s: eight objections, ten questions, four figures, six promises',
    (language) => {
      const content = defaultContent(language);
      for (const [section, schema] of Object.entries(contentSections)) {
        expect(schema.safeParse(content[section as Section]).error, section).toBeUndefined();
      }
      expect(content.objections).toHaveLength(8);
      expect(content.questions).toHaveLength(10);
      expect(content.statistics).toHaveLength(4);
      expect(content.promises.included).toHaveLength(6);
      expect(content.promises.guarantees).toHaveLength(6);
    },
  );

  it('claim nothing about people the school has not named', () => {
    const nothing = { founder: null, testimonials: [], reviews: [], counter: 'hidden' };
    expect(defaultContent('ru')).toMatchObject(nothing);
  });
});

describe('what the school wrote itself', () => {
  const statistics = (value: string) => JSON.stringify([{ value, label: 'учеников' }]);

  it('replaces the default in every language, zh falling back to en, en to ru', () => {
    const russian = { section: 'statistics', language: 'ru', value: statistics('7') } as const;
    const english = { section: 'statistics', language: 'en', value: statistics('8') } as const;
    const shown = (language: 'ru' | 'en' | 'zh', rows: Parameters<typeof contentIn>[1]) =>
      contentIn(language, rows).statistics[0]!.value;
    expect(shown('zh', [russian])).toBe('7');
    expect(shown('en', [russian])).toBe('7');
    expect(shown('zh', [russian, english])).toBe('8');
    expect(shown('ru', [russian, english])).toBe('7');
    expect(contentIn('zh', [russian]).questions).toEqual(defaultContent('zh').questions);
  });
});

it('headings written before a section was added have the default for it', () => {
  const { contact: _, ...older } = defaultContent('ru').headings;
  const value = JSON.stringify({ ...older, faq: { title: 'Спросите нас' } });
  const { headings } = contentIn('ru', [{ section: 'headings', language: 'ru', value }]);
  expect(headings.faq.title).toBe('Спросите нас');
  expect(headings.contact).toEqual(defaultContent('ru').headings.contact);
});

describeOnBothEngines('the content of the public page', (makeWorld) => {
  it('is shown in the reader’s language, what was written in place of the default', async () => {
    const world = await makeWorld();
    const { app } = world;
    await app.database.transaction((tx) => writeDemoSection(system, app, tx, 'reviews', demo.reviews));
    const { body } = await world.visitor('en').call(contentApi.show, {});
    expect(body.reviews).toEqual(demo.reviews.en);
    expect(body.objections).toEqual(defaultContent('en').objections);
  });

  it('tells how many study only where the school shows the true number, each person once', async () => {
    const world = await makeWorld();
    const { app } = world;
    const [first, second] = [await aCourse(world), await aCourse(world, { type: 'basic' })];
    const people = [await world.signedInAs('user'), await world.signedInAs('user')];
    await app.database.transaction(async (tx) => {
      for (const [who, { id }] of [
        [0, first],
        [0, second],
        [1, first],
      ] as const)
        await grantEnrolment(app, tx, { userId: people[who]!.id, courseId: id, orderId: null });
    });
    const shown = async (counter: 'hidden' | 'real' | 'growing') => {
      const everywhere = { ru: counter, en: counter, zh: counter };
      await app.database.transaction((tx) => writeDemoSection(system, app, tx, 'counter', everywhere));
      return (await world.visitor().call(contentApi.show, {})).body.students;
    };
    expect((await world.visitor().call(contentApi.show, {})).body.students).toBeNull();
    expect([await shown('real'), await shown('growing'), await shown('hidden')]).toEqual([2, null, null]);
    await app.database.transaction((tx) => endEnrolment(app, tx, people[1]!.id, first.id));
    expect(await shown('real')).toBe(1);
  });

  it('written again, it is replaced', async () => {
    const world = await makeWorld();
    const { app } = world;
    const write = (value: string) =>
      app.database.transaction((tx) => {
        const figures = [{ value, label: 'учеников' }];
        return writeDemoSection(system, app, tx, 'statistics', { ru: figures, en: figures, zh: figures });
      });
    await write('1');
    await write('2');
    expect((await world.visitor('ru').call(contentApi.show, {})).body.statistics).toEqual([
      { value: '2', label: 'учеников' },
    ]);
  });
});
