/** The demo's portfolio templates as one page for a browser: two sheets of the PDF, drawn from its source. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { frameGap, type Line, sheetsOf } from '#demo/media/sheets.ts';
import { fontFiles } from '#features/teaching/certificates/server/typefaces.ts';
import { root } from '#server/root.ts';
import { defaultLanguage, type Language } from '#shared/i18n.ts';

/** Shows the portfolio's spread, and the comp card in front of it. @returns the address to open */
export async function serveTemplate(page: Page, language: Language): Promise<string> {
  const source = await readFile(
    join(
      root,
      'demo/media/texts',
      language === defaultLanguage ? 'templates.md' : `templates.${language}.md`,
    ),
    'utf8',
  );
  const [card = [], spread = []] = sheetsOf(source);
  const fonts = await fontFiles();
  const names = Object.keys(fonts) as (keyof typeof fonts)[];
  for (const name of names)
    await page.route(`**/sheets/${name}`, (route) => route.fulfill({ path: fonts[name].normal }));
  const faces = names.map((name) => `@font-face{font-family:${name};src:url(/sheets/${name})}`).join('');
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${faces}${look}</style>
    <body>${sheet(spread)}${sheet(card)}</body></html>`;
  await page.route('**/sheets', (route) => route.fulfill({ contentType: 'text/html', body }));
  return '/sheets';
}

/** A pixel of a sheet is a point of A4; measures and colours are those of make-materials.mjs. */
const look = `
  body { position: relative; width: 720px; height: 900px; margin: 0; overflow: hidden; background: #d8c6ac }
  section { position: absolute; top: 30px; left: 22px; box-sizing: border-box; width: 595px; height: 842px;
    padding: 56px; background: #fff; box-shadow: 0 18px 60px #15110e40; zoom: .88; color: #15110e;
    font: 12px/1.58 Roboto, Noto }
  section + section { top: auto; right: 22px; bottom: 30px; left: auto }
  h1 { margin: 0 0 14px; color: #a8123a; font: 26px/1.58 PrataRussian, PrataLatin, Roboto, Noto }
  h2 { margin: 14px 0 6px; font-size: 16px; font-weight: 400 }
  p { margin: 0 0 8px }
  div { display: flex; gap: ${frameGap}px; margin: 6px 0 10px }
  i { box-sizing: border-box; border: 1px solid #d9cfc2; background: #f5eee4 }`;

function sheet(lines: Line[]): string {
  return `<section>${lines.map(drawn).join('')}</section>`;
}

function drawn(line: Line): string {
  switch (line.kind) {
    case 'title':
      return `<h1>${line.text}</h1>`;
    case 'heading':
      return `<h2>${line.text}</h2>`;
    case 'frames':
      return `<div>${`<i style="width:${line.width}px;height:${line.height}px"></i>`.repeat(line.count)}</div>`;
    case 'ruled':
      return '';
    default:
      return `<p>${line.text}</p>`;
  }
}
