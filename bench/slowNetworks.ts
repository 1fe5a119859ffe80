/** A page as a browser without anything kept loads it, over a slow network if asked. */
import type { Browser, Page } from '@playwright/test';
import { keep, type Session } from './panelSession.ts';

/** As DevTools emulates them: bytes a second, and milliseconds to the server and back. */
export interface Network {
  name: string;
  bytesPerSecond: number;
  latency: number;
}
export const slow3G: Network = { name: 'slow 3G', bytesPerSecond: 400_000 / 8, latency: 400 };
export const fast3G: Network = { name: '1.6 Mbit/s', bytesPerSecond: 1_600_000 / 8, latency: 150 };

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface Visit<T = void> {
  browser: Browser;
  address: string;
  /** The element that shows that the page's content is there. */
  content: string;
  session?: Session;
  window: typeof desk;
  network?: Network;
  /** Is called once nothing comes any more; not over a network that is slow. */
  look?: (page: Page) => Promise<T>;
}

export interface Loaded<T> {
  requests: number;
  bytes: number;
  /** Milliseconds from the first request. */
  skeleton: number;
  content: number;
  /** The value that the look found. */
  seen: T | undefined;
}

export async function load<T = void>({
  browser,
  address,
  window,
  session,
  ...visit
}: Visit<T>): Promise<Loaded<T>> {
  const context = await browser.newContext({ viewport: window, locale: 'ru-RU' });
  const page = await context.newPage();
  if (session) await page.addInitScript(keep, session);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  if (visit.network)
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: visit.network.latency,
      downloadThroughput: visit.network.bytesPerSecond,
      uploadThroughput: visit.network.bytesPerSecond,
    });
  let requests = 0;
  let bytes = 0;
  // Cached responses bring no bytes, and the stream of news never ends.
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    requests++;
    bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
    polling: 20,
    timeout: 60_000,
  });
  const skeleton = performance.now() - began;
  await page.waitForSelector(visit.content, { timeout: 60_000 });
  const content = performance.now() - began;
  if (!visit.network) await page.waitForTimeout(1500);
  const seen = visit.network ? undefined : await visit.look?.(page);
  await context.close();
  return { requests, bytes, skeleton, content, seen };
}
