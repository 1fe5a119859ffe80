import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { contextOf } from '#server/context.ts';
import { unpackWoff } from '#server/fonts.ts';
import { drawnBy } from '#test/drawings.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { bound, cardPath, isDrawable } from '../rules/card.ts';

describeOnEngines('the picture of a link', (makeWorld) => {
  it('is drawn for each language, 1200 by 630, with words at the left and a portrait at the right', async () => {
    const world = await makeWorld();
    for (const language of ['ru', 'en', 'zh']) {
      const { statusCode, headers, rawPayload } = await ask(world, language);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      const { width, height } = await sharp(rawPayload).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(rawPayload.length).toBeLessThan(100 * 1024);
      expect(await darkest(rawPayload, { left: 72, top: 200, width: 550, height: 330 })).toBeLessThan(60);
      // The margin has the background colour.
      expect(await darkest(rawPayload, { left: 0, top: 0, width: 60, height: 630 })).toBeGreaterThan(235);
    }
    const same = (a: string, b: string) =>
      Promise.all([ask(world, a), ask(world, b)]).then(([x, y]) => x.rawPayload.equals(y.rawPayload));
    expect(await same('ru', 'en')).toBe(false);
    // The font has no Chinese letters: the picture keeps the English ones.
    expect(await same('zh', 'en')).toBe(true);
  });

  it('is sent once to a browser that keeps it, and redrawn when the school takes another name', async () => {
    const world = await makeWorld();
    const { headers, rawPayload } = await ask(world, 'ru');
    expect((await ask(world, 'ru', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await Promise.all(['ru', 'ru', 'ru'].map((language) => ask(world, language)));
    expect(await drawnBy(world, 'card')).toBe(1);
    await rename(world, { ru: 'Грация <&> Ко' });
    const renamed = await ask(world, 'ru', { 'if-none-match': String(headers.etag) });
    expect([renamed.statusCode, renamed.rawPayload.equals(rawPayload)]).toEqual([200, false]);
  });

  it('leaves out a name that the font cannot write', async () => {
    const world = await makeWorld();
    await rename(world, { ru: '优雅' });
    const { statusCode, rawPayload } = await ask(world, 'ru');
    expect(statusCode).toBe(200);
    expect(await darkest(rawPayload, { left: 72, top: 72, width: 550, height: 60 })).toBeGreaterThan(235);
  });

  it.each(['/share/de.jpg', '/share/ru.png', '/share/ru', '/share/ru.jpg.exe', '/share/'])(
    'is not found at %s',
    async (url) => {
      const world = await makeWorld();
      expect((await world.server.inject({ url })).statusCode).toBe(404);
    },
  );
});

describe('the rules of the picture', () => {
  test('another text is another address, the same text the same', () => {
    const text = { brand: 'Подиум', title: 'Стань моделью за 24 часа', picture: null };
    expect(cardPath('ru', text)).toMatch(/^\/share\/ru\.jpg\?v=\w{1,7}$/);
    expect(cardPath('ru', { ...text })).toBe(cardPath('ru', text));
    expect(cardPath('ru', { ...text, title: 'Стань моделью' })).not.toBe(cardPath('ru', text));
    expect(cardPath('ru', { ...text, picture: 'upright/1' })).not.toBe(cardPath('ru', text));
  });

  test('only letters of the font can be drawn', () => {
    expect(['Подиум', 'Ёлка — №1', 'Become a model', "L’Été d'or"].map(isDrawable)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['24 小时', 'Ħ', '', '☀'].map(isDrawable)).toEqual([false, false, false, false]);
  });

  test('a number stays with its word', () => {
    expect(bound('Стань моделью за 24 часа')).toBe('Стань моделью за\u00a024\u00a0часа');
    expect(bound('Become a model in 24 hours')).toBe('Become a\u00a0model in\u00a024\u00a0hours');
  });

  test('a font is unpacked whole, its tables where its table of contents says', async () => {
    const path = createRequire(import.meta.url).resolve(
      '@fontsource/prata/files/prata-latin-400-normal.woff',
    );
    const font = unpackWoff(await readFile(path));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    for (let index = 0; index < font.readUInt16BE(4); index++) {
      const at = 12 + index * 16;
      const name = font.toString('latin1', at, at + 4);
      const [sum, offset, length] = [4, 8, 12].map((more) => font.readUInt32BE(at + more)) as [
        number,
        number,
        number,
      ];
      // The header's own checksum leaves out the field that corrects the whole file's checksum.
      if (name !== 'head') expect([name, checkSum(font, offset, length)]).toEqual([name, sum]);
    }
    expect(() => unpackWoff(Buffer.from('wOF2'))).toThrow('not a WOFF');
  });
});

function ask(world: World, language: string, headers: Record<string, string> = {}) {
  return world.server.inject({ url: `/share/${language}.jpg`, headers });
}

function rename({ app }: World, name: { ru: string }): Promise<void> {
  return contextOf(app).transaction((ctx) => changeSchool(ctx, schoolFacts.parse({ name })));
}

/** Darkest pixel of that area, by green. */
async function darkest(
  jpeg: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { channels } = await sharp(await sharp(jpeg).extract(part).toBuffer()).stats();
  return channels[1]!.min;
}

function checkSum(font: Buffer, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0;
  return sum;
}
