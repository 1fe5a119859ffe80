/**
 * Asks everything that staff of a large school ask, one question after another, and measures a visitor meanwhile, on
 * both engines.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { addDays, schoolDay, second } from '#shared/dates.ts';
import { type LargeProduct, onEachLargeProduct, openBeside, sizeOf } from './largeProduct.ts';
import { addVisits, visits } from './largeVisits.ts';
import { signIn } from './product.ts';
import { otherQuestions, type Question, questionsOfLists, type Samples, searches } from './scaleQuestions.ts';
import { searchBytesPerRow, visitBytes } from './scaleSizes.ts';
import { atMost } from './verdict.ts';
import { atRest, watched } from './watching.ts';

const rounds = 20;
const settleMs = 5 * second;

/** Figures that nobody waits for, in milliseconds. */
const listTargets = { p95: 50, p99: 150 };
const [paletteMs, dashboardMs, analyticsMs] = [50, 100, 50];
const room = { searchBytes: 130, visitMb: 3 };

const today = schoolDay(new Date(), 'Europe/Moscow');
const analytics: Question[] = [
  { name: 'a month', path: '/api/admin/analytics?days=30' },
  { name: 'a year', path: '/api/admin/analytics?days=365' },
  { name: 'two years', path: `/api/admin/analytics?from=${addDays(today, -729)}&to=${today}` },
  {
    name: 'own period',
    path: `/api/admin/analytics?from=${addDays(today, -200)}&to=${addDays(today, -100)}`,
  },
];

/** `--only word`: the questions that have it in their name. */
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt < 0 ? '' : (process.argv[onlyAt + 1] ?? '');

export function run(): Promise<void> {
  return onEachLargeProduct(sizeOf(process.argv[3]), measure);
}

interface School extends LargeProduct {
  token: string;
  /** Response time of the landing page with no other load. */
  pageMs: number;
}

async function measure(product: LargeProduct): Promise<void> {
  const database = openBeside(product);
  try {
    await addVisits(database);
    const token = await signIn(product.url, 'admin@podium.local');
    await pause(settleMs);
    const { pageP99Ms } = await atRest(product);
    const school = { ...product, token, pageMs: Math.max(25, 5 * pageP99Ms) };
    const samples = await samplesOf(database);
    for (const { list, path, questions } of questionsOfLists(samples)) {
      const deep = await deepPages((query) => ask(school, query), path);
      await judge(school, list, [...questions, ...deep], listTargets);
    }
    await judge(school, 'other calls', otherQuestions(samples), listTargets);
    await judge(school, 'analytics', analytics, { p95: analyticsMs, p99: 3 * analyticsMs });
    await judge(school, 'dashboard', [{ name: 'figures', path: '/api/admin/dashboard' }], {
      p95: dashboardMs,
      p99: dashboardMs,
    });
    await palette(school);
    if (!only) await sizes(database);
  } finally {
    await database.close();
  }
}

async function judge(
  school: School,
  of: string,
  questions: readonly Question[],
  targets: typeof listTargets,
): Promise<void> {
  const chosen = questions.filter(({ name }) => `${of}, ${name}`.includes(only));
  if (chosen.length === 0) return;
  const { value: taken, pageP99Ms } = await watched(school, async () => {
    const taken: { name: string; p95: number; p99: number }[] = [];
    for (const { name, path } of chosen)
      taken.push({ name, ...(await timesOf(() => ask(school, path), targets.p95)) });
    return taken;
  });
  const title = `${of}, ${school.engine}`;
  console.log(`\n${title}: ${taken.length} questions`);
  for (const { name, p95, p99 } of taken)
    if (only || p95 > targets.p95 || p99 > targets.p99)
      console.log(`    ${name}: p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  for (const share of ['p95', 'p99'] as const) {
    const slowest = taken.toSorted((a, b) => b[share] - a[share])[0]!;
    atMost(`${title}: ${share} of the slowest (${slowest.name})`, slowest[share], targets[share], ' ms');
  }
  atMost(`${title}: landing page meanwhile, p99`, pageP99Ms, school.pageMs, ' ms');
}

/** A question that is far too slow is not asked again and again. */
async function timesOf(work: () => Promise<unknown>, boundMs: number): Promise<{ p95: number; p99: number }> {
  const took: number[] = [];
  await work();
  while (took.length < rounds && !(took.length > 4 && Math.min(...took) > 2 * boundMs)) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  took.sort((a, b) => a - b);
  const shareOf = (share: number) => took[Math.ceil(took.length * share) - 1]!;
  return { p95: shareOf(0.95), p99: shareOf(0.99) };
}

/** The page after the fifth, the one before it, and those at the end of the whole list. */
async function deepPages(
  ask: (path: string) => Promise<Record<string, unknown>>,
  path: string,
): Promise<Question[]> {
  let rows: { id: string }[] = [];
  let total = 0;
  for (let page = 0; page < 5; page++) {
    const last = rows.at(-1)?.id;
    const answer = await ask(`${path}?page_size=100${last ? `&after=${last}` : ''}`);
    const found = Object.values(answer).find(Array.isArray) as { id: string }[];
    if (found.length === 0) break;
    rows = found;
    total = answer.total as number;
  }
  if (rows.length === 0) return [];
  const pages = Math.ceil(total / 20);
  const from_end = total - (pages - 1) * 20;
  return [
    { name: 'sixth page', path: `${path}?page=26&after=${rows.at(-1)!.id}` },
    { name: 'back from there', path: `${path}?page=25&before=${rows.at(-1)!.id}` },
    { name: 'last page', path: `${path}?page=${pages}&from_end=${from_end}` },
    { name: 'last but one', path: `${path}?page=${Math.max(1, pages - 1)}&from_end=${from_end + 20}` },
  ];
}

/** All that the palette asks of the server for one search, together. */
async function palette(school: School): Promise<void> {
  const questions = searches.map((search) => {
    const found = new URLSearchParams({ search, page_size: '10' });
    const paths = ['users/list', 'orders', 'model-profiles'].map((name) => `${name}?${found}`);
    return { search, paths: [...paths, 'courses', `lessons?${new URLSearchParams({ search })}`] };
  });
  for (const { search, paths } of questions) {
    const title = `palette, «${search}», ${school.engine}`;
    if (!title.includes(only)) continue;
    const together = () => Promise.all(paths.map((path) => ask(school, `/api/admin/${path}`)));
    const { p95 } = await timesOf(together, paletteMs);
    atMost(`${title}: p95`, p95, paletteMs, ' ms');
  }
}

/** @throws for any answer but a good one */
async function ask({ url, token }: School, path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

async function sizes(database: Database): Promise<void> {
  const { engine } = database;
  console.log('');
  atMost(
    `indexes of search, ${engine}: a row`,
    await searchBytesPerRow(database),
    room.searchBytes,
    ' bytes',
  );
  const megabytes = (await visitBytes(database)) / 1e6;
  atMost(`counts of visits, ${engine}: a million visits`, megabytes / (visits / 1e6), room.visitMb, ' MB');
}

async function samplesOf({ handle }: Database): Promise<Samples> {
  const first = async (text: string) => {
    const { rows } = await sql.raw<{ id: string }>(`${text} limit 1`).execute(handle);
    return rows[0]!.id;
  };
  const course = await first('select id from courses where deleted_at is null order by position');
  return {
    'orders.course': course,
    'orders.source': 's1',
    'orders.code': await first('select promo_code_id as id from orders where promo_code_id is not null'),
    'users.chosen': await first('select batch_id as id from batch_people'),
    'promo-codes.batch': await first('select batch_id as id from promo_codes where batch_id is not null'),
    'certificates.course': course,
    'audit.action': 'user.block',
    'audit.subject': await first(`select subject_id as id from audit_log where subject_kind = 'order'`),
    '{user}': await first('select user_id as id from orders where user_id is not null order by number desc'),
    '{order}': await first('select id from ratings order by created_at desc'),
  };
}
