/**
 * `npm run pictures`: photographs the screens that a student of the demo school sees, into demo/media/product. The demo's
 * page shows them. Call it after a change of these screens; the outcome is committed.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startProduct } from '#test/product.ts';
import { provideChromium } from './chromium.ts';

const folder = join(import.meta.dirname, '../demo/media/product');
const student = { email: 'student@podium.local', password: 'podium-demo' };
/** 4:5, as the page shows them; twice as dense as they are shown on a large screen. */
const viewport = { width: 720, height: 900 };
const scale = 1.5;

const data = await mkdtemp(join(tmpdir(), 'podium-pictures-'));
const product = startProduct({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: data, DEMO_YEAR: 'on' });
const { path } = await provideChromium(console.log);
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
try {
  const { url } = await product.ready;
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: 'ru-RU',
    baseURL: url,
    bypassCSP: true,
  });
  await untilYearIsTold(context);
  await photographAll(context);
} finally {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true });
}

/** The student's certificate comes with the year behind the school. */
async function untilYearIsTold({ request }: BrowserContext): Promise<void> {
  for (;;) {
    const { told, of } = await (await request.get('/api/demo/year')).json();
    if (of > 0 && told === of) return;
    await setTimeout(1000);
  }
}

async function photographAll(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Пароль', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Отклонить' }).click();
  const lesson = page.locator('a[href*="lesson="]').first();
  const certificate = page.getByRole('link', { name: 'Страница проверки' });
  const shots = {
    cabinet: '/dashboard',
    lesson: (await lesson.getAttribute('href'))!,
    rating: await ratingOf(page),
    certificate: new URL((await certificate.getAttribute('href'))!).pathname,
  };
  for (const [name, address] of Object.entries(shots)) await photograph(page, name, address);
}

/** The private address of the student's own result. */
async function ratingOf({ request }: Page): Promise<string> {
  const { access_token } = await (await request.post('/api/login', { data: student })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const { ratings } = await (await request.get('/api/user/ratings', { headers })).json();
  const answer = await request.post(`/api/user/ratings/${ratings[0].id}/link`, { headers, data: {} });
  return `/rating/${(await answer.json()).token}`;
}

async function photograph(page: Page, name: string, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  // The strip of the demo and the chat belong to the window, not to what one learns with.
  const around = [page.getByText('Демонстрационный режим'), page.getByRole('button', { name: /Поддержка/ })];
  for (const each of around)
    for (const found of await each.all())
      await found.evaluate((node) => (node as unknown as { remove(): void }).remove());
  await page.evaluate('document.activeElement?.blur()');
  const isWhole = "[...document.querySelectorAll('video')].every((film) => film.readyState > 2)";
  await page.waitForFunction(isWhole);
  // The film's own controls fade their sign of waiting out.
  await setTimeout(3000);
  const bytes = await page.screenshot({ animations: 'disabled' });
  const jpeg = await sharp(bytes).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  await writeFile(join(folder, `${name}.jpg`), jpeg);
  console.log(`${name.padEnd(12)} ${Math.round(jpeg.length / 1024)} KB  ${address}`);
}
