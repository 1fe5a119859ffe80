import { expect, test } from 'vitest';
import { forFirstPaint, withStyles } from './firstPaint.ts';

const page = `<html><head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/><link rel="stylesheet" href="/assets/a.css#"/></head><body><p>Подиум</p><link rel="modulepreload" href="/assets/c.js"/><script>let a = 1</script><script type="module" async="">import '/assets/c.js'</script></body></html>`;

test('the styles stand in the page in the order in which they count, and nothing else is waited for', async () => {
  const html = await forFirstPaint(page, async (address) => `/*${address}*/`);
  expect(html).toContain('<style>/*/assets/b.css*//*/assets/a.css*/</style>');
  // Three of the page's own, and one for each sheet.
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(5);
  expect(html.match(/<link rel="stylesheet" disabled=""/g)).toHaveLength(5);
  expect(html).not.toMatch(/rel="modulepreload"|<script type="module"/);
});

test('what React reads at its start is there from the beginning', async () => {
  const html = await forFirstPaint(page, async () => '');
  expect(html).toContain(
    '<script>let a = 1</script><script type="later" async="">import \'/assets/c.js\'</script>',
  );
});

test('text of a style sheet is taken as it is', async () => {
  expect(await forFirstPaint(page, async () => "a::after{content:'$&$1'}")).toContain(
    "a::after{content:'$&$1'}",
  );
});

test('the program that lets the scripts run stands in the head', async () => {
  const html = await forFirstPaint(page, async (address) => `let from = '${address}'`);
  expect(html).toContain("<script>(() => {let from = '/assets/first-paint.js'})()</script></head>");
});

test('a page for one reader is given its styles likewise, by its nonce, and its scripts as they are', async () => {
  const drawn = page.replaceAll('<link rel="stylesheet"', '<link nonce="n" rel="stylesheet"');
  const html = await withStyles(drawn, async (address) => `/*${address}*/`, 'n');
  expect(html).toContain('<style nonce="n">/*/assets/b.css*//*/assets/a.css*/</style>');
  expect(html.match(/<link nonce="n" rel="stylesheet" disabled="" href="\/assets\//g)).toHaveLength(3);
  expect(html).toContain('<link rel="modulepreload" href="/assets/c.js"/>');
});
