/**
 * A language more: a copy of the product gets Arabic as CONTRIBUTING says, its files written by a program. The copy has to
 * compile, to pass the checks of texts, and to be drawn from right to left without one thing lying on another.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import BetterSqlite from 'better-sqlite3';
import { plainWording } from '#features/accounts/consents/rules.ts';
import { consentsTexts } from '#features/accounts/consents/texts.ts';
import { signInTexts } from '#features/accounts/sign-in/texts.ts';
import { kept } from '#shared/storageKeys.ts';
import { addArabic, inArabic } from '#test/arabic.ts';
import type { startProduct } from '#test/product.ts';
import { provideChromium } from '../scripts/chromium.ts';
import { kept as holds } from './verdict.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..');
const leftOut = /(?:^|\/)(?:node_modules|\.git|\.node|build|data|test-results)$/;
/** A phone and a desk. */
const widths = [390, 1440];
const pages: readonly [address: string, open?: (page: Page) => Promise<unknown>][] = [
  ['/ar'],
  ['/login'],
  ['/login', openRegistration],
  ['/dashboard'],
  ['/profile'],
];
const student = { email: 'student@podium.local', password: 'podium-demo' };
const newcomer = { email: 'newcomer@example.com', password: 'a-long-password-2026' };

export async function run(): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'podium-arabic-'));
  try {
    await cp(root, copy, { recursive: true, filter: (path) => path === root || !leftOut.test(path) });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    const files = await addArabic(copy);
    console.log(`  ${files.length} files written`);
    await step(copy, 'its texts have their types', ['node', 'scripts/writeTexts.ts']);
    for (const program of ['server', 'browser'])
      await step(copy, `the ${program} compiles`, [
        'tsc',
        '-p',
        `tsconfig.${program}.json`,
        '--singleThreaded',
      ]);
    await step(copy, 'the checks of texts pass', [
      'vitest',
      'run',
      'src/messages.test.ts',
      'src/texts.test.ts',
    ]);
    await step(copy, 'it is built', ['node', 'scripts/prepare.mjs', '--build']);
    await lookAt(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function step(cwd: string, what: string, [tool = '', ...args]: string[]): Promise<void> {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const startedAt = performance.now();
  const said = await execute(tool, args, { cwd, env: { ...process.env, PATH: path }, maxBuffer: 1e8 }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `\n${stdout}${stderr}`,
  );
  holds(what, said === '', `${Math.round((performance.now() - startedAt) / 1000)} s${said}`);
  if (said !== '') throw new Error(`stopped: ${what}`);
}

async function lookAt(copy: string): Promise<void> {
  const { startProduct: start } = (await import(join(copy, 'test/product.ts'))) as {
    startProduct: typeof startProduct;
  };
  const data = await mkdtemp(join(tmpdir(), 'podium-arabic-data-'));
  const product = start({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: data });
  const { path } = await provideChromium(console.log);
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const { url } = await product.ready;
    await register(browser, url, data);
    for (const width of widths) {
      const reader = await arabicReader(browser, url, width);
      for (const [address, open] of pages) await look(await reader.newPage(), { address, open, width });
      await reader.close();
    }
  } finally {
    await browser.close();
    await product.stop();
    await rm(data, { recursive: true });
  }
}

/** Of the demo's student, who is signed in and has answered the question about cookies. */
async function arabicReader(browser: Browser, url: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'ar',
    baseURL: url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const answer = await context.request.post('/api/login', { data: student });
  const { access_token, user } = (await answer.json()) as { access_token: string; user: unknown };
  const stored = {
    [kept.token]: access_token,
    [kept.user]: JSON.stringify(user),
    [kept.cookieConsent]: 'declined',
  };
  await context.addInitScript({
    content: `if (location.pathname !== '/login')
      for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value);`,
  });
  return context;
}

/** What the demo school and its student wrote in Russian alone: names, and a course without a translation. */
const asWritten = /Анна|«А»|«ООО «|«Короткий курс/;

interface Drawn {
  lang: string;
  dir: string;
  faults: string[];
  /** Every text, from its beginning. */
  words: string[];
}

interface Looked {
  address: string;
  /** What is opened on the page first. */
  open: ((page: Page) => Promise<unknown>) | undefined;
  width: number;
}

async function look(page: Page, { address, open, width }: Looked): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  await open?.(page);
  const program = await readFile(join(import.meta.dirname, 'programs/layout.js'), 'utf8');
  const { lang, dir, faults, words } = await page.evaluate<Drawn>(program);
  const arabic = words.filter((word) => /\p{Script=Arabic}/u.test(word));
  const russian = words.filter((word) => /\p{Script=Cyrillic}/u.test(word) && !asWritten.test(word));
  const said = [...faults, ...complaints, ...russian.map((word) => `${word} is Russian`)];
  const isDrawn = lang === 'ar' && dir === 'rtl' && arabic.length > 5 && said.length === 0;
  const figures = `${lang} ${dir}, ${arabic.length} of ${words.length} texts Arabic`;
  holds(`${address}${open ? ' with a form' : ''} at ${width}`, isDrawn, [figures, ...said].join('\n      '));
  await page.close();
}

/** As a person does it, by the form that the page for signing in opens. */
async function register(browser: Browser, url: string, data: string): Promise<void> {
  const context = await browser.newContext({ locale: 'ar', baseURL: url });
  const page = await context.newPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  const form = await openRegistration(page);
  const { email, password } = newcomer;
  for (const [name, value] of Object.entries({ first_name: 'ليلى', last_name: 'حسن', email, password }))
    await form.locator(`[name=${name}]`).fill(value);
  for (const name of ['privacy_consent', 'data_consent']) await form.locator(`[name=${name}]`).check();
  const answer = page.waitForResponse('**/api/register');
  await form.locator('button[type=submit]').click();
  const status = (await answer).status();
  const database = new BetterSqlite(join(data, 'podium.db'), { readonly: true });
  const person = database.prepare('select language, first_name from users where email = ?').get(email);
  const { wording } = database
    .prepare("select wording from consents where email = ? and document = 'privacy'")
    .get(email) as { wording: string };
  database.close();
  const agreed = inArabic(plainWording(consentsTexts.consents.ru.wordings.boxes.privacy));
  const found = JSON.stringify([status, person, wording]);
  holds(
    'a person registers',
    found === JSON.stringify([200, { language: 'ar', first_name: 'ليلى' }, agreed]),
    found,
  );
  await context.close();
}

async function openRegistration(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: inArabic(signInTexts.signIn.ru.page.register) })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=first_name]').waitFor();
  return dialog;
}
