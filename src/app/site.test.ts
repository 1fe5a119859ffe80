/**
 * The demo school's pages as they are sent, in each language: everything that can be checked without a
 * browser.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentNames, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { type Podium, startPodium } from './podium.ts';

let folder: string;
let podium: Podium;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-site-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
  podium = await startPodium(config, { log: makeLog('silent') });
});
afterAll(async () => {
  await podium.stop();
  await rm(folder, { recursive: true });
});

const home = { ru: '/', en: '/en', zh: '/zh' };
const tried = Object.keys(home) as (keyof typeof home)[];

describe('documents', () => {
  const edition = { ru: 'Редакция 1 от', en: 'Version 1 of', zh: '第 1 版' };

  // spec: 75, 76, 163
  it.each(tried)('every document is sent in %s, whole and under its own title', async (language) => {
    for (const name of documentNames) {
      const path = documentPath(name, language);
      const html = await page(path);
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(html, path).toContain(edition[language]);
      const title = /<h1[^>]*>([^<]+)</.exec(html)?.[1];
      expect(/<title>([^<]+)</.exec(html)?.[1], path).toMatch(new RegExp(`^${title} — `));
      expect(canonicalOf(html)).toBe(podium.url + path);
      expect(html.match(/<link rel="alternate"/g), path).toHaveLength(4);
      // The demo school has entered all facts that the documents need.
      expect(html, path).not.toContain('____');
    }
  });

  it('a version has an address of its own, which search engines leave alone', async () => {
    expect(await page('/en/offer.html')).toContain('href="/en/documents/offer/1"');
    const version = await page('/en/documents/offer/1');
    expect(version).toContain('<meta name="robots" content="noindex"');
    expect(canonicalOf(version)).toBe(`${podium.url}/en/offer.html`);
  });
});

// spec: 548
it('every page of a demonstration says that it is one', async () => {
  const pages = ['/', '/offer.html', '/no-such-page', '/login', '/reset-password', '/verify-email'];
  for (const path of [...pages, '/payment/return', '/en', '/zh']) {
    // Looked for in the page itself: texts for scripts are sent along with every page.
    const strip = /<aside[^>]*><span>([^<]+)/.exec(await page(path))?.[1];
    const words = { '/en': 'Demo mode: nobody is charged.', '/zh': '演示模式：不会实际扣款。' }[path];
    const expected = words ?? 'Демонстрационный режим: деньги не списываются.';
    expect([path, strip?.trim()]).toEqual([path, expected]);
  }
});

describe('the landing page', () => {
  const words: Record<keyof typeof home, [title: string, measures: string]> = {
    ru: ['Стань моделью за 24 часа', 'Рост: 176 см • Размер: 44'],
    en: ['Become a model in 24 hours', 'Height: 176 cm • RU size: 44'],
    zh: ['24', '身高：176 cm • 俄码：44'],
  };

  it.each(tried)('can be read in %s without a script', async (language) => {
    const [title, measures] = words[language];
    const html = await page(home[language]);
    expect(/<h1[^>]*>([^<]+)</.exec(html)?.[1]).toContain(title);
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(partOf(html, 'models').match(/<li/g)).toHaveLength(8);
    expect(partOf(html, 'models')).toContain(measures);
    for (const name of documentNames) expect(html).toContain(`href="${documentPath(name, language)}"`);
  });

  it.each(tried)('shows networks a picture of the school, in %s', async (language) => {
    const html = await page(home[language]);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(picture).toMatch(/^http:\/\/localhost:\d+\/share\/(ru|en|zh)\.jpg\?v=\w+$/);
    const answer = await fetch(picture!.replace('localhost', '127.0.0.1'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const meta of [
      '<meta property="og:image:width" content="1200"',
      '<meta property="og:image:height" content="630"',
      '<meta name="twitter:card" content="summary_large_image"',
    ])
      expect(html).toContain(meta);
  });
});

describe('the ways to the school', () => {
  const ways = ['tel:+79000000001', 'https://wa.me/79000000002', 'https://t.me/podium_demo_school'];

  // spec: 110
  it('a visitor rings or writes from the first screen', async () => {
    const [hero = ''] = /<h1[\s\S]*?<\/section>/.exec(await page('/')) ?? [];
    expect(linksIn(hero)).toEqual(expect.arrayContaining(ways));
  });

  // spec: 159, 160, 161
  it.each([
    ['the address', '<address>г. Ростов-на-Дону, Примерная улица, 1 '],
    ['the telephone', 'href="tel:+79000000001"'],
    ['WhatsApp', 'href="https://wa.me/79000000002"'],
    ['the chat in Telegram', 'href="https://t.me/podium_demo_school"'],
    ['the e-mail address', 'href="mailto:help@podium.example"'],
    ['Instagram', 'href="https://instagram.example/podium"'],
    ['the channel in Telegram', 'href="https://telegram.example/podium"'],
    ['VK', 'href="https://vk.example/podium"'],
    ['YouTube', 'href="https://youtube.example/podium"'],
    ['the related site', 'href="https://agency.podium.example/"'],
    ['the map', 'href="https://yandex.ru/maps'],
  ])('%s is among the contacts', async (_what, shown) => {
    expect(partOf(await page('/'), 'contact')).toContain(shown);
  });

  it('the address is told in the language of the page', async () => {
    expect(partOf(await page('/en'), 'contact')).toContain('<address>1 Primernaya Street, Rostov-on-Don');
  });

  // spec: 148
  it('the founder is found where she speaks: Instagram, Telegram and VK', async () => {
    expect(linksIn(partOf(await page('/'), 'about'))).toEqual(
      ['instagram', 'telegram', 'vk'].map((name) => `https://${name}.example/podium`),
    );
  });
});

/** The page as HTML, whatever its status. */
async function page(path: string): Promise<string> {
  const answer = await fetch(podium.url.replace('localhost', '127.0.0.1') + path, {
    headers: { accept: 'text/html', 'accept-language': 'ru' },
  });
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

/** The section with the anchor. */
function partOf(html: string, anchor: string): string {
  return new RegExp(`<section[^>]* id="${anchor}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href!);
}

function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}
