/**
 * `npm run pictures`: photographs the screens that a student of the demo school sees, in each language, into
 * demo/media/product. The demo's page shows them. Call it after a change of these screens; the outcome is committed.
 */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Screen } from '#demo/pictures/product.ts';
import { supportTexts } from '#features/talk/support/texts.ts';
import { certificatePath } from '#features/teaching/certificates/rules/certificates.ts';
import { fontFiles } from '#features/teaching/certificates/server/typefaces.ts';
import { type Language, languages, regional } from '#shared/i18n.ts';
import { kept } from '#shared/storageKeys.ts';
import { startProduct } from '#test/product.ts';
import { provideChromium } from './chromium.ts';
import { serveTemplate } from './templateSheets.ts';

const folder = join(import.meta.dirname, '../demo/media/product');
const student = { email: 'student@podium.local', password: 'podium-demo' };
/** 4:5, as the page shows them; twice as dense as they are shown on a large screen. */
const viewport = { width: 720, height: 900 };
const scale = 1.5;
/** Fonts that Chinese pages ask a reader's system for; this machine's may be any, or none. */
const systemFonts = ['Noto Sans SC', 'Noto Serif SC'];
const systemFont = '/of-the-system.ttf';

const data = await mkdtemp(join(tmpdir(), 'podium-pictures-'));
const product = startProduct({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: data, DEMO_YEAR: 'on' });
const { path } = await provideChromium(console.log);
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
try {
  const { url } = await product.ready;
  await mkdir(folder, { recursive: true });
  await untilYearIsTold(url);
  for (const language of languages) {
    const context = await studentsBrowser(browser, url, language);
    await photographAll(context, language);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true });
}

/** The student's certificate comes with the year behind the school. */
async function untilYearIsTold(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/demo/year`);
    const { told, of } = (await answer.json()) as { told: number; of: number };
    if (of > 0 && told === of) return;
    await setTimeout(1000);
  }
}

/** Signed in, with the question about cookies answered. */
async function studentsBrowser(browser: Browser, url: string, language: Language): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: regional(language),
    baseURL: url,
    bypassCSP: true,
  });
  const { access_token, user } = await (await context.request.post('/api/login', { data: student })).json();
  const stored = {
    [kept.token]: access_token,
    [kept.user]: JSON.stringify(user),
    [kept.cookieConsent]: 'declined',
  };
  const { Noto } = await fontFiles();
  await context.route(`**${systemFont}`, (route) => route.fulfill({ path: Noto.normal }));
  await context.addInitScript({
    content: `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value);`,
  });
  return context;
}

async function photographAll(context: BrowserContext, language: Language): Promise<void> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  const lesson = page.locator('a[href*="lesson="]').first();
  const certificate = page.locator(`a[href*="${certificatePath('')}"]`).first();
  const shots: Record<Screen, string> = {
    cabinet: '/dashboard',
    lesson: (await lesson.getAttribute('href'))!,
    rating: await ratingOf(page),
    template: await serveTemplate(page, language),
    certificate: new URL((await certificate.getAttribute('href'))!).pathname,
  };
  for (const [name, address] of Object.entries(shots)) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await makeReady(page, language);
    await photograph(page, `${name}.${language}.jpg`);
  }
}

/** The private address of the student's own result. */
async function ratingOf(page: Page): Promise<string> {
  const token = await page.evaluate<string>(`localStorage.getItem('${kept.token}')`);
  const { request } = page;
  const headers = { authorization: `Bearer ${token}` };
  const { ratings } = await (await request.get('/api/user/ratings', { headers })).json();
  const answer = await request.post(`/api/user/ratings/${ratings[0].id}/link`, { headers, data: {} });
  return `/rating/${(await answer.json()).token}`;
}

async function makeReady(page: Page, language: Language): Promise<void> {
  await page.locator('h1').first().waitFor();
  // The strip of the demo and the chat belong to the window, not to what one learns with.
  const strip = page.locator('aside:has(a[href="/demo/mailbox"])');
  const chat = page.locator('button[aria-haspopup]', { hasText: supportTexts.support[language].button });
  for (const each of [strip, chat])
    for (const found of await each.all())
      await found.evaluate((node) => (node as unknown as { remove(): void }).remove());
  await page.evaluate('document.activeElement?.blur()');
  const isWhole = "[...document.querySelectorAll('video')].every((film) => film.readyState > 2)";
  await page.waitForFunction(isWhole);
  await provideFonts(page);
  // Room for a scroll bar, which a browser without a window does not draw.
  await page.addStyleTag({ content: 'html, dialog { scrollbar-gutter: auto !important }' });
  // The film's own controls fade their sign of waiting out.
  await setTimeout(3000);
}

async function provideFonts(page: Page): Promise<void> {
  const faces = systemFonts.map((name) => `@font-face{font-family:"${name}";src:url(${systemFont})}`);
  await page.addStyleTag({ content: faces.join('') });
  const loads = systemFonts.map((name) => `document.fonts.load('1em "${name}"', '字')`);
  await page.evaluate(`Promise.all([${loads.join()}]).then(() => document.fonts.ready).then(() => true)`);
}

async function photograph(page: Page, name: string): Promise<void> {
  const bytes = await page.screenshot({ animations: 'disabled' });
  const jpeg = await sharp(bytes).jpeg({ quality: 72, mozjpeg: true }).toBuffer();
  await writeFile(join(folder, name), jpeg);
  console.log(`${name.padEnd(18)} ${Math.round(jpeg.length / 1024)} KB`);
}
