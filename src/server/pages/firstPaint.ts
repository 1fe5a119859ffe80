/**
 * Lets a page be painted from its first answer: its styles stand in it, and its scripts wait until it has been painted
 * or somebody touches it. No click is lost: what is pressed before they run is pressed again when they do, and so is
 * what something new, such as the cookie bar, comes to lie on between the pointer's going down and up. A menu that opens
 * without them also closes without them. What lies below the first screen (`data-below`, base.css) is laid out last, or
 * at once where a link leads into it.
 */

/** @param readStyles of the address of a style sheet in the page */
export async function forFirstPaint(
  html: string,
  readStyles: (address: string) => Promise<string>,
): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, address]) => address!);
  // One that is linked twice counts where it stands last.
  const sheets = [...new Set(links.toReversed())].toReversed();
  const styles = await Promise.all(sheets.map(readStyles));
  return html
    .replaceAll('<link rel="stylesheet" ', '<link rel="stylesheet" disabled="" ')
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replaceAll('<script type="module" ', '<script type="later" ')
    .replace('</head>', () => `<style>${styles.join('')}</style><script>${measure}</script></head>`)
    .replace('</body>', () => `<script>${boot}</script></body>`);
}

/** The name of the event by which the page's scripts say that its buttons work. */
const alive = 'podium:alive';

/** Where the browser is to go to some place of the page, all of it has to have its true height from the beginning. */
const measure = `if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate')
  document.documentElement.dataset.whole = '';`;

/**
 * Puts back what was changed above before the scripts see the page: it must be as the server drew it. Until they run,
 * it closes the menu as useClosingMenu of src/features/landing/site/SiteMenu.tsx does.
 */
const boot = `(() => {
  let isAsked = false, pressed = null, down = null;
  const goOn = () => {
    if (pressed?.href) location.assign(pressed.href);
  };
  const start = () => {
    if (isAsked) return;
    isAsked = true;
    for (const link of document.querySelectorAll('link[rel=later]')) load(link);
    for (const script of document.querySelectorAll('script[type=later]')) {
      const next = script.nextSibling, parent = script.parentNode;
      script.type = 'module';
      script.addEventListener('error', goOn);
      script.remove();
      parent.insertBefore(script, next);
    }
  };
  const load = (link) => { link.rel = 'modulepreload'; };
  const whenIdle = (task) => (window.requestIdleCallback ?? setTimeout)(task);
  const approach = () => {
    const link = document.querySelector('link[rel=later]');
    if (!link) return start();
    load(link);
    whenIdle(approach);
  };
  const noteDown = (event) => { down = event; };
  /* What the pointer went down on, where something came in between before it went up. */
  const meantBy = ({ target, clientX, clientY }) => {
    const before = down?.target;
    const isSamePlace = before && Math.hypot(clientX - down.clientX, clientY - down.clientY) < 10;
    down = null;
    return isSamePlace && target !== before && target.contains(before) ? before : target;
  };
  const pressMeant = (event) => {
    const meant = meantBy(event);
    if (meant !== event.target) meant.closest('button, a')?.click();
  };
  const press = (event) => {
    const control = meantBy(event).closest?.('button, a[data-scripted]');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
    control.setAttribute('aria-busy', 'true');
    start();
    setTimeout(goOn, 10000);
  };
  const closeMenu = ({ type, key, target }) => {
    const menu = document.querySelector('details[data-closes][open]');
    const isInside = menu?.contains(target);
    const isLeft = type === 'keydown' ? key === 'Escape' : type === 'click' ? isInside && target.closest('a') : !isInside;
    if (!menu || !isLeft) return;
    menu.open = false;
    if (key) menu.querySelector('summary').focus();
  };
  const unfold = () => {
    const part = document.querySelector('[data-below]');
    part?.removeAttribute('data-below');
    if (part) whenIdle(unfold);
    else removeEventListener('click', pressMeant, true);
  };
  addEventListener('click', ({ target }) => {
    if (target.closest?.('a[href^="#"]')) document.documentElement.dataset.whole = '';
  }, true);
  const waysOut = ['pointerdown', 'focusin', 'keydown', 'click'];
  addEventListener('pointerdown', noteDown, true);
  addEventListener('click', press, true);
  for (const way of waysOut) addEventListener(way, closeMenu, true);
  addEventListener('${alive}', () => {
    removeEventListener('click', press, true);
    addEventListener('click', pressMeant, true);
    for (const way of waysOut) removeEventListener(way, closeMenu, true);
    const control = pressed;
    pressed = null;
    control?.removeAttribute('aria-busy');
    if (control?.isConnected) setTimeout(() => control.click());
    whenIdle(unfold);
  }, { once: true });
  for (const touch of ['pointerdown', 'keydown', 'touchstart']) addEventListener(touch, start, { once: true, capture: true, passive: true });
  addEventListener('load', () => setTimeout(() => whenIdle(approach), 50), { once: true });
})();`;
