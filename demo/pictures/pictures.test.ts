/** The demo's pictures: the same hand on every run, and words for those who cannot see them. */
import { expect, it } from 'vitest';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { picturesApi } from '#features/site/pictures/contract/pictures.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { loadDemoSchool } from '../school.ts';
import { person, portraitOf, sitters } from './gallery.ts';
import { picture } from './page.ts';
import * as scenes from './scenes.ts';
import * as site from './site.ts';

it('draws every picture alike each time', () => {
  const all = () => [
    ...sitters.map(portraitOf),
    ...Object.values(scenes).map((draw) => draw()),
    ...Object.values(site).map((draw) => draw()),
  ];
  const [once, again] = [all(), all()];
  expect(again).toEqual(once);
  expect(new Set(once).size).toBe(once.length);
});

it('draws another picture by another seed', () => {
  const by = (seed: number) =>
    picture({
      frame: { width: 900, height: 1200 },
      seed,
      figures: [{ ...person('eva'), at: [450, 1130], size: 121 }],
    });
  expect(by(1)).toBe(by(1));
  expect(by(2)).not.toBe(by(1));
});

describeOnOneEngine('the page of the demo school', (makeWorld) => {
  it('says in each language what its pictures show', async () => {
    const world = await makeWorld();
    await loadDemoSchool(world.app);
    const said: Record<string, string[]> = {};
    for (const language of languages) {
      const html = await landing(language);
      const words = [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => altOf(image));
      expect([language, words.filter((alt) => alt === null)]).toEqual([language, []]);
      said[language] = words.flatMap((alt) => alt || []);
    }
    const visitor = world.visitor();
    const { length: models } = (await visitor.request({ url: modelsApi.list.path })).body as unknown[];
    expect(models).toBe(sitters.length);
    for (const language of languages) {
      const { body } = await visitor.call(picturesApi.show, {}, { language });
      for (const shown of [body.hero, body.founder]) expect(said[language]).toContain(shown!.alt);
      // Portraits, first screen and founder at least.
      expect(said[language]!.length).toBeGreaterThanOrEqual(sitters.length + 2);
    }
    expect(new Set(languages.flatMap((language) => said[language]!)).size).toBe(
      languages.reduce((count, language) => count + new Set(said[language]).size, 0),
    );

    async function landing(language: Language): Promise<string> {
      const url = language === 'ru' ? '/' : `/${language}`;
      return (await world.server.inject({ url })).body;
    }
  });
});

function altOf(image: string): string | null {
  return /\salt="([^"]*)"/.exec(image)?.[1] ?? null;
}
