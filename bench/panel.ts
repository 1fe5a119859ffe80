import { type Browser, chromium, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.ts';
import { type Session, signInAs } from './panelSession.ts';
import { startProduct } from './processes.ts';
import { desk, fast3G, load, phone, slow3G, type Visit } from './slowNetworks.ts';
import { atMost } from './verdict.ts';

interface Screen {
  name: string;
  path: string;
  /** The element that shows that the page's content is there. */
  content: string;
  isSignedIn: boolean;
  /** Finds what is looked for in a list. */
  look?: (page: Page) => Promise<Row>;
  limits: { requests: number; kb: number };
}
/** The link that opens the row of a table, or its card on a phone. */
const rows = 'main [data-row-link]';
/** An application in the casting queue, which shows one at a time. */
const candidate = 'main article';
const signedIn = { isSignedIn: true, limits: { requests: 20, kb: 350 } };
const list = { ...signedIn, look: findFirstRow };
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
  { name: 'model profiles', path: '/admin/model-profiles', content: candidate, ...list, look: findCandidate },
  { name: 'dashboard', path: '/admin/dashboard', content: 'main h2', ...signedIn },
];

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
  const visit = {
    ...{ browser, address: url + screen.path, content: screen.content, window: desk },
    ...(screen.look && { look: screen.look }),
    ...(screen.isSignedIn && { session }),
  };
  const open = (more: Partial<Visit<Row>> = {}) => load({ ...visit, ...more });
  const whole = await open();
  atMost(`${screen.name}: requests`, whole.requests, screen.limits.requests);
  atMost(`${screen.name}: transferred`, whole.bytes / 1000, screen.limits.kb, ' KB');
  const slow = await open({ network: slow3G });
  atMost(`${screen.name}: something to see on ${slow3G.name}`, slow.skeleton / 1000, 3, ' s');
  atMost(`${screen.name}: content on ${slow3G.name}`, slow.content / 1000, 10, ' s');
  const fast = await open({ network: fast3G });
  atMost(`${screen.name}: content at ${fast3G.name}`, fast.content / 1000, 3.5, ' s');
  if (!whole.seen) return;
  if (whole.seen.tabs !== null) atMost(`${screen.name}: Tabs to the first row`, whole.seen.tabs, 10);
  atMost(`${screen.name}: first row from the top, desk`, whole.seen.top, highest.desk, ' px');
  const small = await open({ window: phone });
  atMost(`${screen.name}: first row from the top, phone`, small.seen!.top, highest.phone, ' px');
}

interface Row {
  top: number;
  /** Null where keys act on it without a focus. */
  tabs: number | null;
}

async function findCandidate(page: Page): Promise<Row> {
  const { y: top } = (await page.locator(candidate).boundingBox())!;
  return { top, tabs: null };
}

/** From the top of a page just loaded, as somebody without a mouse comes to it. */
async function findFirstRow(page: Page): Promise<Row> {
  const { y: top } = (await page.locator(rows).first().boundingBox())!;
  for (let tabs = 1; tabs <= 60; tabs++) {
    await page.keyboard.press('Tab');
    // The second link of the page leads to the rows.
    if (tabs === 2) await page.keyboard.press('Enter');
    if (await page.locator(`${rows}:focus`).count()) return { top, tabs };
  }
  return { top, tabs: Number.POSITIVE_INFINITY };
}
