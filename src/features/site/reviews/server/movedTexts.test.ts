/** Reviews that were texts of the page before migration 085 read the same after it. */
import { expect, it } from 'vitest';
import { moveTexts } from '#migrations/084-reviews.ts';
import { contextOf } from '#server/context.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { reviewsApi } from '../contract/reviews.ts';

const review = { name: 'Дарья', age: 24, role: 'модель', text: 'Хорошо', result: 'Съёмка', rating: 4 };

describeOnEngines('reviews that were texts of the page', (makeWorld) => {
  it('are read as before, in each language, and are verified by no tick any more', async () => {
    const world = await makeWorld();
    await write(world, { section: 'reviews', language: 'ru', value: [{ ...review, verified: true }] });
    const english = { ...review, name: 'Daria', role: 'model', text: 'Good', result: 'A shoot' };
    await write(world, { section: 'reviews', language: 'en', value: [{ ...english, verified: true }] });
    const film = { name: 'Марк', title: 'Каталог', url: 'https://disk.yandex.ru/d/abc' };
    await write(world, { section: 'testimonials', language: 'ru', value: [film] });
    await moveTexts(contextOf(world.app).db as never);
    const read = async (language: 'ru' | 'en') =>
      (await world.visitor(language).call(reviewsApi.list, {})).body.reviews;
    expect(await read('ru')).toMatchObject([
      { ...review, verified: false, isVideo: false },
      { name: 'Марк', text: 'Каталог', isVideo: true, videoUrl: film.url },
    ]);
    expect(await read('en')).toMatchObject([{ name: 'Daria', text: 'Good', rating: 4 }, { name: 'Марк' }]);
    expect(await rows(world, 'select section from content')).toEqual([]);
  });
});

function write(world: World, row: { section: string; language: string; value: unknown }) {
  const { section, language, value } = row;
  return rows(
    world,
    `insert into content (section, language, value, is_demo, updated_at)
     values ('${section}', '${language}', '${JSON.stringify(value)}', 0, '2026-01-01') returning section`,
  );
}
