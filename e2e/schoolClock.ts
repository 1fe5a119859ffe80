/**
 * The clock of journeys. The schools begin at the moment of all tests and go on from there: playwright.config.ts sets the
 * clock of every process. Their browsers, whose clock is the machine's, are told here.
 */
import type { Browser, BrowserContext } from '@playwright/test';

/** Of the process, ahead of the machine's. */
const processAheadMs = Number(process.env.PODIUM_TEST_AHEAD_MS);
const open = new Set<BrowserContext>();
/** What a journey has let pass for its school. */
let passedMs = 0;

/** Every window that a journey opens has the school's clock. */
export function withSchoolClock(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    open.add(context);
    context.once('close', () => open.delete(context));
    await context.addInitScript(setAhead, processAheadMs + passedMs);
    return context;
  };
  return browser;
}

/** Before each school of its own. */
export function forgetPassedTime(): void {
  passedMs = 0;
}

/** Sets the windows that are open ahead, and those to come: before whatever the journey does there next. */
export function passTimeInBrowsers(ms: number): void {
  passedMs += ms;
  for (const context of open) {
    void context.addInitScript(setAhead, ms).catch(() => {});
    // A page that is just being left gets it with the next one.
    for (const page of context.pages()) void page.evaluate(setAhead, ms).catch(() => {});
  }
}

/** Runs in the page. */
function setAhead(ms: number): void {
  const Present = Date;
  const ahead = () => Present.now() + ms;
  globalThis.Date = new Proxy(Present, {
    construct: (target, args) => (args.length > 0 ? Reflect.construct(target, args) : new Present(ahead())),
    get: (target, name) => (name === 'now' ? ahead : Reflect.get(target, name)),
  });
}
