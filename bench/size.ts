import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { provideChromium } from '../scripts/chromium.ts';
import { take } from './answer.ts';
import { startProduct } from './product.ts';
import { atMost } from './verdict.ts';

/** Names from the panel's or form code, which the landing page must not load. */
const elsewhere = /mantine|mantine-datatable|QueryClient|ZodError|react-hook-form/i;

/** Files that a real browser loads for the landing page, and errors in its console. */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { path } = await provideChromium(console.log);
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const complaints: string[] = [];
  const loaded = new Set<string>();
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfinished', (request) => loaded.add(request.url()));
  await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
  await browser.close();

  const sizes = { script: 0, style: 0, page: 0, other: 0 };
  const panel: string[] = [];
  let inlined = 0;
  for (const url of [...loaded].sort()) {
    const gzipped = await take(url, { 'accept-encoding': 'gzip' });
    const brotli = await take(url, { 'accept-encoding': 'br' });
    const plain = await (await fetch(url)).text();
    const size =
      gzipped.headers['content-encoding'] === 'gzip' ? gzipped.body.length : gzipSync(gzipped.body).length;
    const kind = kindOf(url, String(gzipped.headers['content-type']));
    sizes[kind] += kind === 'other' ? gzipped.body.length : size;
    if (kind === 'page') inlined += gzipSync(styleWithin(plain)).length;
    if (kind === 'script' && elsewhere.test(plain)) panel.push(url);
    console.log(
      `  ${kind.padEnd(7)} ${kb(size).padStart(7)} KB gzip ${kb(brotli.body.length).padStart(7)} KB br  ${new URL(url).pathname}`,
    );
  }
  console.log(
    `  page ${kb(sizes.page)} KB, of it CSS ${kb(inlined)} KB; fonts and pictures ${kb(sizes.other)} KB`,
  );
  for (const line of [...panel.map((url) => `panel code in ${url}`), ...complaints])
    console.log(`  ! ${line}`);
  atMost('JavaScript, gzip', sizes.script / 1024, 125, ' KB');
  atMost('CSS, gzip, in the page and beside it', (sizes.style + inlined) / 1024, 15, ' KB');
  atMost('scripts with code of the panel or of forms', panel.length, 0);
  atMost('complaints of the browser, policy violations included', complaints.length, 0);
  await product.stop();
}

/** Inline styles of the page. */
function styleWithin(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
}

function kindOf(url: string, type: string): 'script' | 'style' | 'page' | 'other' {
  if (type.includes('javascript')) return 'script';
  if (type.includes('css')) return 'style';
  return type.includes('html') && !url.includes('/assets/') ? 'page' : 'other';
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
