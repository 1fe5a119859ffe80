/** The demo's pictures: the same hand on every run, and words for those who cannot see them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { person, portraitOf, sitters } from '#demo/pictures/gallery.ts';
import { picture } from '#demo/pictures/page.ts';
import { screens } from '#demo/pictures/product.ts';
import * as scenes from '#demo/pictures/scenes.ts';
import * as site from '#demo/pictures/site.ts';
import type { ShownPictures } from '#features/site/pictures/contract/pictures.ts';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { languages } from '#shared/i18n.ts';
import { startPodium } from './podium.ts';

it('draws each of them alike on every run', () => {
  const all = () => [
    ...sitters.map(portraitOf),
    ...Object.values(scenes).map((draw) => draw()),
    ...Object.values(site).map((draw) => draw()),
  ];
  const [once, again] = [all(), all()];
  expect(again).toEqual(once);
  expect(new Set(once).size).toBe(once.length);
});

it('draws one by the same seed alike, and by another seed with another tremble', () => {
  const frame = { width: 900, height: 1200 };
  const by = (seed: number) =>
    picture({ frame, seed, figures: [{ ...person('eva'), at: [450, 1130], size: 121 }] });
  expect(by(1)).toBe(by(1));
  expect(by(2)).not.toBe(by(1));
});

it('says in each language of the page what they show', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-drawings-'));
  const settings = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const { server, stop } = await startPodium(readConfig(settings), { log: makeLog('silent') });
  const said: string[] = [];
  const proofs: string[] = [];
  for (const language of languages) {
    const url = language === 'ru' ? '/' : `/${language}`;
    const { body: html } = await server.inject({ url, headers: { accept: 'text/html' } });
    const words = [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => /\salt="([^"]*)"/.exec(image)?.[1]);
    expect([language, words.filter((alt) => alt === undefined)]).toEqual([language, []]);
    const headers = { 'accept-language': language };
    const shown = (await server.inject({ url: '/api/site/pictures', headers })).json<ShownPictures>();
    const own = [shown.hero, shown.founder, ...shown.proofs].map((picture) => picture?.alt);
    proofs.push(...shown.proofs.map(({ file }) => file));
    // All of these and of the gallery; a cover may stand silent beside its title.
    expect(words).toEqual(expect.arrayContaining(own));
    const spoken = words.flatMap((alt) => alt || []);
    expect(spoken.length).toBeGreaterThanOrEqual(sitters.length + own.length);
    said.push(...spoken);
  }
  // None in the words of another language.
  expect(new Set(said).size).toBe(said.length);
  // Nor with a screen in it.
  expect(new Set(proofs).size).toBe(languages.length * screens.length);
  await stop();
  await rm(folder, { recursive: true });
});
