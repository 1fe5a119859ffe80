/** The page with what somebody is typing, as its frame gets it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPanelApi } from '#features/site/content/contract/panel.ts';
import { readConfig } from '#server/config.ts';
import { type Podium, startPodium } from './podium.ts';

describe('the page with what is typed', () => {
  let folder: string;
  let podium: Podium;
  let token: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'podium-previews-'));
    podium = await startPodium(
      readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' }),
    );
    const who = { email: 'content@podium.local', password: 'podium-demo', staff: true };
    token = (await send('/api/login', who)).access_token ?? '';
  });
  afterAll(async () => {
    await podium.stop();
    await rm(folder, { recursive: true, maxRetries: 10 });
  });

  // spec: 749
  it('shows it in its language, to the holder of the ticket, and no visitor', async () => {
    const { path } = await keep({ language: 'en', value: hero('Typed just now <b>') });
    const page = await fetch(podium.url + path);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<h1');
    expect(html).toContain('Typed just now &lt;b&gt;');
    expect(html).toContain('lang="en"');
    expect(await (await fetch(`${podium.url}/en`)).text()).not.toContain('Typed just now');
    expect((await fetch(`${podium.url}/preview/${'a'.repeat(43)}`)).status).toBe(404);
    const elsewhere = { headers: { 'x-forwarded-for': '10.9.9.9' } };
    expect((await fetch(podium.url + path, elsewhere)).status, 'a copied address').toBe(404);
  });

  // spec: 749
  it('runs nothing, and only our own pages may frame it', async () => {
    const { path } = await keep({ language: 'ru', value: hero('Пробуем') });
    const { headers } = await fetch(podium.url + path);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-same-origin');
    expect(policy).not.toContain('script-src');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(await (await fetch(podium.url + path)).text()).not.toMatch(/<script|modulepreload/);
    const panel = await fetch(`${podium.url}/admin/content/texts/hero`);
    expect(panel.headers.get('content-security-policy')).toContain("frame-src 'self'");
    const other = await fetch(`${podium.url}/login`);
    expect(other.headers.get('content-security-policy')).toContain("frame-src 'none'");
  });

  it('follows what is typed under the same ticket', async () => {
    const { path, ticket } = await keep({ language: 'ru', value: hero('Однажды утром') });
    await keep({ language: 'ru', value: hero('Вчера вечером'), ticket });
    const html = await (await fetch(podium.url + path)).text();
    expect(html).toContain('Вчера вечером');
    expect(html).not.toContain('Однажды утром');
    const { texts } = await send(contentPanelApi.show.path.replace('{section}', 'hero'));
    expect(JSON.stringify(texts)).not.toContain('Вчера вечером');
  });

  const hero = (title: string) => ({ eyebrow: '', title, lead: '' });
  const keep = async (typed: object) => {
    const { path = '', ticket = '' } = await send('/api/admin/content/hero/preview', typed);
    return { path, ticket };
  };

  async function send(path: string, body?: object): Promise<Record<string, string>> {
    const answer = await fetch(podium.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, path).toBe(true);
    return (await answer.json()) as Record<string, string>;
  }
});
