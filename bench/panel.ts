import { type Browser, chromium, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.ts';
import { keep, type Session, signInAs } from './panelSession.ts';
import { startProduct } from './processes.ts';
import { atMost } from './verdict.ts';

/** As DevTools emulates them: bytes a second, and milliseconds to the server and back. */
interface Network {
  name: string;
  bytesPerSecond: number;
  latency: number;
}
const slow3G: Network = { name: 'slow 3G', bytesPerSecond: 400_000 / 8, latency: 400 };
const fast3G: Network = { name: '1.6 Mbit/s', bytesPerSecond: 1_600_000 / 8, latency: 150 };

interface Screen {
  name: string;
  path: string;
  /** What shows that its content stands. */
  content: string;
  isSignedIn: boolean;
  limits: { requests: number; kb: number };
}
/** The link that opens the row of a table, or its card on a phone. */
const rows = 'main [data-row-link]';
const list = { isSignedIn: true, limits: { requests: 20, kb: 350 } };
const screens: Screen[] = [
  {
    name: 'sign-in form',
    path: '/admin',
    content: 'input[type=password]',
    isSignedIn: false,
    limits: { requests: 12, kb: 200 },
  },
  { name: 'users', path: '/admin/users', content: rows, ...list },
  { name: 'orders', path: '/admin/orders', content: rows, ...list },
  { name: 'model profiles', path: '/admin/model-profiles', content: rows, ...list },
  { name: 'dashboard', path: '/admin/dashboard', content: 'main h2', ...list },
];

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The first row's distance to the top of the window, in CSS pixels. */
const highest = { desk: 260, phone: 360 };

/**
 * The panel's screens as a browser without anything kept loads them: requests and bytes, seconds until something and
 * until the content stands on slow networks, and how far the first row is from the eye and from the keyboard.
 */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { path } = await provideChromium(console.log);
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    const session = await signInAs(product.url, 'director@podium.local');
    for (const screen of screens) await measure(browser, product.url, screen, session);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function measure(browser: Browser, url: string, screen: Screen, session: Session): Promise<void> {
  console.log(`\n${screen.name}`);
  const open = (network?: Network, window = desk) => load(browser, url, screen, session, window, network);
  const whole = await open();
  atMost(`${screen.name}: requests`, whole.requests, screen.limits.requests);
  atMost(`${screen.name}: transferred`, whole.bytes / 1000, screen.limits.kb, ' KB');
  const slow = await open(slow3G);
  atMost(`${screen.name}: something to see on ${slow3G.name}`, slow.skeleton / 1000, 3, ' s');
  atMost(`${screen.name}: content on ${slow3G.name}`, slow.content / 1000, 10, ' s');
  const fast = await open(fast3G);
  atMost(`${screen.name}: content at ${fast3G.name}`, fast.content / 1000, 3.5, ' s');
  if (!whole.firstRow) return;
  atMost(`${screen.name}: Tabs to the first row`, whole.firstRow.tabs, 10);
  atMost(`${screen.name}: first row from the top, desk`, whole.firstRow.top, highest.desk, ' px');
  const small = await open(undefined, phone);
  atMost(`${screen.name}: first row from the top, phone`, small.firstRow!.top, highest.phone, ' px');
}

interface Loaded {
  requests: number;
  bytes: number;
  /** Milliseconds from the first request. */
  skeleton: number;
  content: number;
  firstRow: { top: number; tabs: number } | null;
}

async function load(
  browser: Browser,
  url: string,
  { path, content, isSignedIn }: Screen,
  session: Session,
  viewport: typeof desk,
  network?: Network,
): Promise<Loaded> {
  const context = await browser.newContext({ viewport, locale: 'ru-RU' });
  const page = await context.newPage();
  if (isSignedIn) await page.addInitScript(keep, session);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  if (network)
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  let requests = 0;
  let bytes = 0;
  // What the browser takes from its own memory brings no bytes; the stream of news never ends.
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    requests++;
    bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(url + path, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
    polling: 20,
    timeout: 60_000,
  });
  const skeleton = performance.now() - began;
  await page.waitForSelector(content, { timeout: 60_000 });
  const stands = performance.now() - began;
  if (!network) await page.waitForTimeout(1500);
  const firstRow = network ? null : await findFirstRow(page);
  await context.close();
  return { requests, bytes, skeleton, content: stands, firstRow };
}

/** From the top of a page just loaded, as somebody without a mouse comes to it. */
async function findFirstRow(page: Page): Promise<Loaded['firstRow']> {
  const row = page.locator(rows).first();
  const box = await row.boundingBox({ timeout: 500 }).catch(() => null);
  if (!box) return null;
  for (let tabs = 1; tabs <= 60; tabs++) {
    await page.keyboard.press('Tab');
    // The second link of the page leads to the rows.
    if (tabs === 2) await page.keyboard.press('Enter');
    if (await page.locator(`${rows}:focus`).count()) return { top: box.y, tabs };
  }
  return { top: box.y, tabs: Number.POSITIVE_INFINITY };
}
