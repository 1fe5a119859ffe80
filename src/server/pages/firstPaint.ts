/**
 * Lets a page be painted from its first answer: styles are inlined, and scripts wait for a program in its
 * head, which lets them run later (src/ui/firstPaint.ts).
 */

/** Address of the program in the browser's build (vite.config.ts). */
const program = '/assets/first-paint.js';

/** @param read a file that browsers are given, by its address */
export async function forFirstPaint(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, address]) => address!);
  // A sheet that is linked twice counts at its last place.
  const sheets = [...new Set(links.toReversed())].toReversed();
  const styles = await Promise.all(sheets.map(read));
  // In a function, so that the page's other scripts do not see its names.
  const script = `(() => {${await read(program)}})()`;
  return html
    .replaceAll('<link rel="stylesheet" ', '<link rel="stylesheet" disabled="" ')
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replaceAll('<script type="module" ', '<script type="later" ')
    .replace('</head>', () => `<style>${styles.join('')}</style><script>${script}</script></head>`);
}
