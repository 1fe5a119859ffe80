import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inlineHashes, makePageCache } from './cache.ts';
import { acceptedEncoding } from './compress.ts';

/** A page that is drawn when the test says so. */
function slowPage() {
  const drawings: { finish(html: string): void; fail(error: Error): void }[] = [];
  const cache = makePageCache(
    () => new Promise((resolve, reject) => drawings.push({ finish: resolve, fail: reject })),
  );
  return { cache, drawings };
}

describe('pages kept in memory', () => {
  test('visitors who come while a page is drawn wait for the same drawing', async () => {
    const { cache, drawings } = slowPage();
    const first = cache.get('/');
    const second = cache.get('/');
    drawings[0]!.finish('<p>one</p>');
    expect(await first).toBe(await second);
    expect(drawings).toHaveLength(1);
    expect(cache.peek('/')).toBe(await first);
  });

  test('what was being drawn when the content changed is not kept, and nobody new waits for it', async () => {
    const { cache, drawings } = slowPage();
    const before = cache.get('/');
    cache.drop();
    const after = cache.get('/');
    drawings[1]!.finish('<p>new price</p>');
    await after;
    drawings[0]!.finish('<p>old price</p>');
    await before;
    expect(cache.peek('/')?.identity.bytes.toString()).toBe('<p>new price</p>');
  });

  test('of many pages those are kept that were asked for last', async () => {
    const cache = makePageCache(async (path) => path, { most: 2 });
    for (const path of ['/1', '/2', '/1', '/3']) await cache.get(path);
    expect(['/1', '/2', '/3'].map((path) => cache.peek(path) !== undefined)).toEqual([true, false, true]);
  });

  test('a page that could not be drawn is drawn again for the next visitor', async () => {
    const { cache, drawings } = slowPage();
    const failing = cache.get('/');
    drawings[0]!.fail(new Error('no database'));
    await expect(failing).rejects.toThrow('no database');
    const next = cache.get('/');
    drawings[1]!.finish('<p>back</p>');
    expect((await next).identity.bytes.toString()).toBe('<p>back</p>');
  });

  test('every encoding holds the same page, under its own tag', async () => {
    const cache = makePageCache(async () => '<p>Привет</p>');
    const { br, gzip, identity } = await cache.get('/');
    expect(brotliDecompressSync(br.bytes)).toEqual(identity.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(identity.bytes);
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.bytes.length) });
  });

  test("a page's policy names its inline scripts by hash and allows no others", async () => {
    const html = '<script src="/a.js"></script><script type="module">let a = 1</script>';
    expect(inlineHashes('script', html)).toEqual(["'sha256-LAfYd7pbFUgwfQu8b4q135PeTG2z+/coPEUYCd74eCQ='"]);
    const policy = (await makePageCache(async () => html).get('/')).br.headers['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+'; style-src 'self';/);
    expect(policy).not.toContain('unsafe');
  });
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['GZIP , x-br', 'gzip'],
  ['*', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
])('a client that takes %s is sent %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
