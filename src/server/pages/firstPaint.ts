/**
 * Lets a page be painted from its first answer: styles are inlined, and scripts wait for a program in its
 * head, which lets them run later (src/ui/firstPaint.ts).
 */

/** Address of the program in the browser's build (vite.config.ts). */
const program = '/assets/first-paint.js';

const sheetLink = /(<link (?:nonce="[^"]*" )?rel="stylesheet") href="([^"#]+)/g;

/** A file that browsers are given, by its address. */
export type ReadAsset = (address: string) => Promise<string>;

export async function forFirstPaint(html: string, read: ReadAsset): Promise<string> {
  // In a function, so that the page's other scripts do not see its names.
  const script = `(() => {${await read(program)}})()`;
  return (await withStyles(html, read))
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replaceAll('<script type="module" ', '<script type="later" ')
    .replace('</head>', () => `<script>${script}</script></head>`);
}

/**
 * Puts a page's styles into it: on a slow network a request for each of its sheets costs more than to send them again.
 * @param nonce by which the page's policy allows them, where it does not by their hash
 */
export async function withStyles(html: string, read: ReadAsset, nonce?: string): Promise<string> {
  const links = [...html.matchAll(sheetLink)].map(([, , address]) => address!);
  // A sheet that is linked twice counts at its last place.
  const sheets = [...new Set(links.toReversed())].toReversed();
  const styles = await Promise.all(sheets.map(read));
  // A part that comes later looks for its sheets by their addresses, which the router's own links mark with "#".
  const known = sheets.map((address) => `<link rel="stylesheet" disabled="" href="${address}">`);
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return html
    .replaceAll(sheetLink, '$1 disabled="" href="$2')
    .replace('</head>', () => `<style${allowed}>${styles.join('')}</style>${known.join('')}</head>`);
}
