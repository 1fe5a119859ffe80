import { createRequire } from 'node:module';
import type { Content, DocumentDefinition } from 'pdfmake';
import { afterEach, expect, it, vi } from 'vitest';
import { second } from '#shared/dates.ts';
import { plainLimits } from '#test/patience.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { makePdfSetter } from './pdf.ts';

const fonts = {
  Roboto: { normal: createRequire(import.meta.url).resolve('pdfmake/build/fonts/Roboto/Roboto-Regular.ttf') },
};

plainLimits();
afterEach(() => void vi.useRealTimers());

describeOnOneEngine('a document', (makeWorld) => {
  it('is set while everybody else is answered; one that takes too long is given up, and the next is set', async () => {
    const { server } = await makeWorld();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { set } = makePdfSetter({ mostMegabytes: 2048 });
    const endless = set({ document: documentOf(lines(100_000)), fonts });
    const givenUp = expect(endless).rejects.toThrow('was not set within 20000 ms');
    const next = set({ document: documentOf([{ text: 'next' }]), fonts });
    // All of them before it is set: laying it out on the thread that answers would end it in between.
    for (let n = 0; n < 100; n++) expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
    vi.advanceTimersByTime(20 * second);
    await givenUp;
    expect(Buffer.from(await next).toString('latin1')).toMatch(/^%PDF-/);
  });
});

it('a document that brings its thread down fails alone', async () => {
  const { set } = makePdfSetter({ mostMegabytes: 48, limitMs: 100 * second });
  const tooMuch = set({ document: documentOf(lines(300_000)), fonts });
  const next = set({ document: documentOf([{ text: 'next' }]), fonts });
  await expect(tooMuch).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect((await next).length).toBeGreaterThan(1000);
});

it('a document that cannot be set says so, and opens no other file and no address', async () => {
  const { set } = makePdfSetter({ limitMs: 100 * second });
  const image = (name: string): Content => ({ image: name, fit: [100, 100] });
  for (const name of ['/etc/hostname', 'http://127.0.0.1:9/x.png', 'data:image/png;base64,AAAA'])
    await expect(set({ document: documentOf([image(name)]), fonts }), name).rejects.toThrow(
      'a document could not be set',
    );
  const strange = { ...documentOf([{ text: 'x' }]), defaultStyle: { font: 'Arial' } };
  await expect(set({ document: strange, fonts })).rejects.toThrow(/could not be set.*Arial/);
  expect((await set({ document: documentOf([{ text: 'next' }]), fonts })).length).toBeGreaterThan(1000);
});

function documentOf(content: readonly Content[]): DocumentDefinition {
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: 56,
    info: { title: 'test', author: 'test', subject: 'test' },
    defaultStyle: { font: 'Roboto' },
    content,
  };
}

function lines(count: number): Content[] {
  return Array.from({ length: count }, (_, n) => ({
    text: `line ${n} of many, with words enough to be laid out`,
  }));
}
