// Lane: alone.
/** The short journey of a student in browsers of other engines, where they are installed. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { testWith } from '#test/installed.ts';
import { type OtherBrowser, openFirefox, openWebKit } from '#test/otherBrowsers.ts';
import { type ServerProcess, startProduct } from '#test/product.ts';

const course = 'Basic Model in 24 hours';
let folder: string;
let school: ServerProcess;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-engines-'));
  school = startProduct({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  // Where the payment's page leads back to: another name of this machine would be another site.
  url = (await school.ready).url.replace('127.0.0.1', 'localhost');
}, 120_000);
afterAll(async () => {
  await school?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}, 60_000);

testWith('firefox-esr', 'a student’s journey in Firefox', () => within(openFirefox));
testWith('WebKitWebDriver and Xvfb', 'a student’s journey in WebKit', () => within(openWebKit));

async function within(openBrowser: () => Promise<OtherBrowser>): Promise<void> {
  const browser = await openBrowser();
  try {
    const { until, press, fill } = handIn(browser);
    await browser.open(`${url}/`);
    await browser.run(`document.cookie = 'podium_language=ru; path=/'`);
    await until(`document.querySelector('[data-below]') === null`);
    await press(
      `[...document.querySelectorAll('article')].find((each) => each.textContent.includes('${course}'))`,
      'Купить курс',
    );
    await fill('Имя', 'Вера');
    await fill('Email', `engine-${crypto.randomUUID()}@example.com`);
    await fill('Я принимаю политику', null);
    await fill('Я принимаю условия', null);
    // Some open a tab for a press by a program, some do not: here the payment's page opens in this one.
    await browser.run('void (window.open = () => null)');
    await press('document.querySelector("dialog[open]")', 'Оплатить картой');
    await until(`document.querySelector('dialog[open]') === null`);
    await press('document', 'Оплатить');
    await until(`document.body.textContent.includes('Курс ваш')`);

    // The tab would go on with the order that it waited for.
    await browser.run('sessionStorage.clear()');
    await browser.open(`${url}/login`);
    await fill('Email', 'student@podium.local');
    await fill('Пароль', 'podium-demo');
    await press('document.querySelector("main")', 'Войти');
    await until(`location.pathname === '/dashboard'`);
    await press('document.querySelector("main")', 'Смотреть');
    await until(`document.querySelector('video') !== null`);
    await until(`(() => {
      const film = document.querySelector('video');
      if (film.canPlayType('video/mp4; codecs="avc1.42E01E"') === '') return true;
      film.muted = true;
      film.play().catch(() => {});
      return film.currentTime > 0;
    })()`);

    await browser.open(`${url}/#support`);
    const field = `document.querySelector('[role=dialog] textarea, dialog textarea')`;
    await until(`${field} !== null && (${typeInto})(${field}, 'Сколько стоит курс?')`);
    await until(`${field}.form.requestSubmit() === undefined`);
    await until(
      `[...document.querySelectorAll('a')].some((each) => each.textContent === 'Показать на сайте')`,
    );

    await browser.run('localStorage.clear()');
    await browser.open(`${url}/admin`);
    await fill('Email', 'manager@podium.local');
    await fill('Пароль', 'podium-demo');
    await press('document.querySelector("main")', 'Войти');
    await until(`location.pathname !== '/admin' && document.querySelector('nav') !== null`);
  } finally {
    await browser.close();
  }
}

/** Hands that wait for what they press. */
function handIn(browser: OtherBrowser) {
  async function until(condition: string): Promise<void> {
    const shown = () =>
      browser
        .run(
          `location.href + ' ' + (document.querySelector('dialog[open]') ?? document.body).innerText.slice(0, 900)`,
        )
        .catch(() => '');
    // A page that is being left answers nothing.
    const ask = () => browser.run(`Boolean(${condition})`).catch(() => false);
    await expect
      .poll(ask, { timeout: 20_000, interval: 100, message: condition })
      .toBe(true)
      .catch(async (error: unknown) => {
        throw new Error(`${(error as Error).message}\n${await shown()}`);
      });
  }
  return {
    until,
    press: (part: string, text: string) => until(`(${pressIn})(${part}, ${JSON.stringify(text)})`),
    fill: (label: string, value: string | null) =>
      until(`(${fillField})(${JSON.stringify(label)}, ${JSON.stringify(value)}, ${typeInto})`),
  };
}

/** Run in the page, like those below. */
const pressIn = `function (part, text) {
  const found = part && [...part.querySelectorAll('button, a')].find((each) => each.textContent.trim().startsWith(text) && !each.disabled);
  if (!found || found.getClientRects().length === 0) return false;
  found.removeAttribute('target');
  found.click();
  return true;
}`;

const typeInto = `function (field, value) {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}`;

const fillField = `function (label, value, type) {
  const part = document.querySelector('dialog[open]') ?? document;
  const found = [...part.querySelectorAll('label')].find((each) => each.textContent.trim().startsWith(label));
  const field = found && (found.control ?? found.querySelector('input'));
  if (!field) return false;
  if (value === null) {
    if (!field.checked) field.click();
    return field.checked;
  }
  return type(field, value);
}`;
