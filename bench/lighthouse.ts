import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { provideChromium } from '../scripts/chromium.ts';
import { median } from './measures.ts';
import { startProduct } from './product.ts';
import { atLeast, atMost } from './verdict.ts';

const execute = promisify(execFile);
/** Fetched on demand: it is larger than all the packages of the product. */
const lighthouse = 'lighthouse@13.5.0';
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

/** The landing page in each language as Lighthouse's mobile phone sees it, over its simulated slow 4G. */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { path } = await provideChromium(console.log);
  try {
    for (const page of ['/', '/en', '/zh']) {
      const reports: Report[] = [];
      for (let n = 0; n < runs; n++) reports.push(await look(product.url + page, path));
      judge(page, reports);
    }
  } finally {
    await product.stop();
  }
}

/** Retries when Lighthouse loses the trace of a page (NO_NAVSTART): such a run has no figures. */
async function look(url: string, chromePath: string, triesLeft = 3): Promise<Report> {
  try {
    return await lookOnce(url, chromePath);
  } catch (error) {
    const isLost = String((error as { stderr?: string }).stderr).includes('NO_NAVSTART');
    if (!isLost || triesLeft === 1) throw error;
    return look(url, chromePath, triesLeft - 1);
  }
}

async function lookOnce(url: string, chromePath: string): Promise<Report> {
  const options = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const { stdout } = await execute('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as Report;
}

function judge(page: string, reports: Report[]): void {
  const scores = (name: (typeof categories)[number]) =>
    reports.map((report) => Math.round((report.categories[name].score ?? 0) * 100));
  const figure = (audit: string) =>
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
  console.log(`\n${page}  performance of each run: ${scores('performance').join(', ')}`);
  atLeast(`${page} performance, median`, median(scores('performance')), 98);
  atLeast(`${page} performance, worst`, Math.min(...scores('performance')), 92);
  for (const name of categories.slice(1)) atLeast(`${page} ${name}`, Math.min(...scores(name)), 100);
  atMost(`${page} largest contentful paint`, figure('largest-contentful-paint') / 1000, 2, ' s');
  atMost(`${page} cumulative layout shift`, figure('cumulative-layout-shift'), 0.01);
  atMost(`${page} total blocking time`, figure('total-blocking-time'), 50, ' ms');
  atMost(`${page} first load`, figure('total-byte-weight') / 1024, 350, ' KB');
  for (const title of flaws(reports[0]!)) console.log(`          ${title}`);
}

/** Failed audits other than performance, which has its own figures. */
function flaws({ audits }: Report): string[] {
  const binary = Object.values(audits).filter(
    ({ score, numericValue }) => score === 0 && numericValue === undefined,
  );
  return binary.map(({ title }) => title);
}
