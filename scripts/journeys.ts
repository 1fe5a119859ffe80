/** Runs the journeys of people in a browser, against the built product, and reads their report. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './checks.ts';
import { provideChromium } from './chromium.ts';
import { type Counted, type OneTest, reasonOf } from './failures.ts';

/** What it prints comes when it has ended, so that other tests may run and print meanwhile. */
export async function runJourneys(env: Record<string, string>): Promise<Counted> {
  try {
    const { path, origin } = await provideChromium(console.log);
    console.log(`Chromium: ${path} (${origin})`);
    return await reported([], { ...env, CHROMIUM_PATH: path });
  } catch (error) {
    return {
      passed: 0,
      skipped: [],
      failures: [{ name: 'no Chromium for the journeys', reason: (error as Error).message, test: null }],
    };
  }
}

/** One journey, without any other beside it. @returns whether it passes */
export async function journeyPassesAlone(
  { file, known }: OneTest,
  env: Record<string, string>,
): Promise<boolean> {
  const { path } = await provideChromium(console.log);
  const { passed, failures } = await reported(['--workers=1', `${file}:${known}`], {
    ...env,
    CHROMIUM_PATH: path,
  });
  return passed > 0 && failures.length === 0;
}

async function reported(only: string[], env: Record<string, string>): Promise<Counted> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-reports-'));
  try {
    const file = join(folder, 'playwright.json');
    const { code, output } = await runTool(['playwright', 'test', '--reporter=list,json', ...only], 'pipe', {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PODIUM_E2E_DATA: join(folder, 'data'),
    });
    console.log(output.trimEnd());
    const counted = count(JSON.parse(await readFile(file, 'utf8').catch(() => 'null')));
    if (counted.failures.length === 0 && code !== 0)
      counted.failures.push({ name: `playwright ended with code ${code}`, reason: '', test: null });
    if (counted.failures.length === 0 && counted.passed === 0)
      counted.failures.push({ name: 'playwright ran no journey', reason: '', test: null });
    return counted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  errors?: { message?: string }[];
}

function count(report: PlaywrightReport | null): Counted {
  const counted: Counted = { passed: 0, skipped: [], failures: [] };
  for (const { title, file, line, tests } of specsOf(report ?? {})) {
    for (const { status, results } of tests) {
      if (status === 'expected') counted.passed += 1;
      else
        counted.failures.push({
          name: `${title} (e2e/${file})`,
          reason: reasonOf(results.find(({ error }) => error)?.error?.message ?? status),
          test: { file: `e2e/${file}`, known: String(line) },
        });
    }
  }
  for (const { message } of report?.errors ?? [])
    counted.failures.push({ name: 'journeys', reason: reasonOf(message), test: null });
  return counted;
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}
