/**
 * Runs in a cached page before its own scripts: they wait until the page has been painted or somebody touches
 * it. No click is lost: presses before that are repeated once the scripts run, and so is a press on which
 * something new, such as the cookie bar, has moved between the pointer's going down and up. A menu that opens
 * without scripts also closes without them. Parts below the first screen (`data-below`, base.css) are laid
 * out last, or at once when a link leads into them. An address with a promo code leaves room for what the code
 * changes (base.css). On a phone, parts that are long are folded (`data-fold`), but for those that a link leads into, and
 * rows for the finger (`data-swipe`) are reached by keys.
 *
 * A program of its own, built as one file without imports, which `server/pages/firstPaint.ts` writes into the
 * page's head.
 */

/** The event that announces that the page's buttons work (src/root.tsx). */
const alive = 'podium:alive';

/** How long a pressed link may wait for the scripts before it is followed as a plain link. */
const patienceMs = 10_000;

let isAsked = false;
let pressed: HTMLElement | null = null;
let down: MouseEvent | null = null;

// Scrolling to a place within the page needs its true height from the beginning.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || entry?.type !== 'navigate') showWhole();

if (/[?&]promo=[^&]/.test(location.search)) document.documentElement.dataset.promo = '';

addEventListener('click', openPlace, true);
const phone = matchMedia('(max-width: 46rem)');
addEventListener('DOMContentLoaded', fold, { once: true });
phone.addEventListener('change', reachRows);
const waysOut = ['pointerdown', 'focusin', 'keydown', 'click'];
addEventListener('pointerdown', noteDown, true);
addEventListener('click', press, true);
for (const way of waysOut) addEventListener(way, closeMenu, true);
addEventListener(alive, handOver, { once: true });
for (const touch of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(touch, start, { once: true, capture: true, passive: true });
addEventListener('load', () => setTimeout(() => whenIdle(approach), 50), { once: true });

function showWhole(): void {
  document.documentElement.dataset.whole = '';
}

function openPlace({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  showWhole();
  document.getElementById(link.hash.slice(1))?.querySelector('[data-fold]')?.setAttribute('open', '');
}

function fold(): void {
  if (!phone.matches) return;
  reachRows();
  const place = document.getElementById(location.hash.slice(1));
  for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-fold]'))
    part.open = place?.contains(part) ?? false;
}

/** A row without anything that keys reach is a stop of its own, while it is one. */
function reachRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-swipe]'))
    if (!row.querySelector('a, button, summary')) row.tabIndex = phone.matches ? 0 : -1;
}

/** Fetches the scripts one by one while the browser is idle, then runs them. */
function approach(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=later]');
  if (link) {
    load(link);
    whenIdle(approach);
  } else start();
}

/** Undoes the server's changes before the scripts see the page: it must be as React drew it. */
function start(): void {
  if (isAsked) return;
  isAsked = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) load(link);
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
    const { nextSibling, parentNode } = script;
    script.type = 'module';
    script.addEventListener('error', goOn);
    script.remove();
    parentNode?.insertBefore(script, nextSibling);
  }
}

function load(link: HTMLLinkElement): void {
  link.rel = 'modulepreload';
}

/** Safari has no idle callbacks. */
function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(task);
}

function noteDown(event: Event): void {
  down = event as MouseEvent;
}

/** The element under the pointer when it went down, when something has moved in between before it went up. */
function meantBy({ target, clientX, clientY }: MouseEvent): Element {
  const before = down;
  down = null;
  const [at, on] = [target as Element, before?.target as Element | undefined];
  if (!before || !on || Math.hypot(clientX - before.clientX, clientY - before.clientY) >= 10) return at;
  return at !== on && at.contains(on) ? on : at;
}

function press(event: Event): void {
  const control = meantBy(event as MouseEvent).closest?.<HTMLElement>('button, a[data-scripted]');
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = control;
  control.setAttribute('aria-busy', 'true');
  start();
  setTimeout(goOn, patienceMs);
}

/** When the scripts fail to load, a pressed link still works as a link. */
function goOn(): void {
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
}

function pressMeant(event: Event): void {
  const meant = meantBy(event as MouseEvent);
  if (meant !== event.target) meant.closest<HTMLElement>('button, a')?.click();
}

/** Same as useClosingMenu in src/screens/site/SiteMenu.tsx does later. */
function closeMenu(event: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-closes][open]');
  if (!menu || !isLeaving(menu, event)) return;
  menu.open = false;
  if (event instanceof KeyboardEvent) menu.querySelector('summary')?.focus();
}

function isLeaving(menu: Element, event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Escape';
  const target = event.target as Element;
  const isInside = menu.contains(target);
  return event.type === 'click' ? isInside && target.closest('a') !== null : !isInside;
}

/** The page's scripts run: presses made meanwhile are repeated, and the scripts do the rest. */
function handOver(): void {
  removeEventListener('click', press, true);
  addEventListener('click', pressMeant, true);
  for (const way of waysOut) removeEventListener(way, closeMenu, true);
  const control = pressed;
  pressed = null;
  control?.removeAttribute('aria-busy');
  if (control?.isConnected) setTimeout(() => control.click());
  whenIdle(unfold);
}

function unfold(): void {
  const part = document.querySelector('[data-below]');
  part?.removeAttribute('data-below');
  if (part) whenIdle(unfold);
  else removeEventListener('click', pressMeant, true);
}
