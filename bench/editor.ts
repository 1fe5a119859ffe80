import { chromium, type Frame, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.ts';
import { keep, signInAs } from './panelSession.ts';
import { startProduct } from './processes.ts';
import { atMost } from './verdict.ts';

const texts = 40;

/** Milliseconds from a keystroke in a text of the site until the page beside the form shows it, drawn by the server. */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { path } = await provideChromium(console.log);
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
    await context.addInitScript(keep, await signInAs(product.url, 'content@podium.local'));
    const page = await context.newPage();
    await page.goto(`${product.url}/admin/content/texts/hero`);
    const frame = await frameOf(page);
    await frame.waitForSelector('h1');
    const waits: number[] = [];
    for (let text = 0; text < texts; text++) waits.push(await waitFor(page, `Заголовок номер ${text}`));
    waits.sort((one, other) => one - other);
    atMost('what is typed is on the page, median', waits[Math.floor(texts / 2)]!, 150, ' ms');
    atMost('what is typed is on the page, 95 of 100', waits[Math.ceil(texts * 0.95) - 1]!, 400, ' ms');
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function frameOf(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe');
  return (await element.contentFrame())!;
}

/** Measured by the browser itself, from the keystroke on: as a text, since it runs there. */
function waitFor(page: Page, title: string): Promise<number> {
  return page.evaluate(`(async () => {
    const title = ${JSON.stringify(title)};
    const field = document.querySelector('[data-path="value.title"]');
    const began = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, title);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const heading = () => document.querySelector('iframe').contentDocument.querySelector('h1').textContent;
    while (heading() !== title) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  })()`);
}
