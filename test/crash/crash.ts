/**
 * R1 and R8: the product, or its database, is killed over and over while people buy; afterwards no payment is
 * lost or doubled.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orderNumber } from '#features/sales/orders/rules.ts';
import type { Engine } from '#server/db/database.ts';
import { minute, second } from '#shared/dates.ts';
import { lastingPort, startProduct } from '#test/product.ts';
import { post, type Request } from '#test/requests.ts';
import { sendApplicants } from './applicants.ts';
import { audit } from './audit.ts';
import type { Books } from './books.ts';
import { sendBuyers } from './buyers.ts';
import { type Check, check } from './checks.ts';
import { sendClerk } from './clerk.ts';
import { countsOf, countsOfOthers, countsOfRefunds } from './counts.ts';
import { askPatiently } from './customers.ts';
import { cutOn, leftOpen } from './cuts.ts';
import { killOn } from './kills.ts';
import { ledgerOf, namedBy } from './ledger.ts';
import { startOutside } from './outside.ts';
import { findPlace, type Place } from './place.ts';
import { sendRater } from './raters.ts';
import { openSeller } from './sales.ts';
import type { Plan, Scene, Slaughter } from './scene.ts';
import { fillSchool } from './school.ts';
import { survey, unfinished } from './survey.ts';

export interface Outcome {
  checks: Check[];
  /** Events counted by name. */
  counts: Record<string, number>;
  /** Folder with the differences and all rows; null when every check holds. */
  evidence: string | null;
}

const buyersCount = 8;
const applicantsCount = 2;
const returnWithinMs = 5 * second;

export async function crash(engine: Engine, plan: Plan): Promise<Outcome> {
  const place = await findPlace(engine);
  const port = await lastingPort();
  const origin = `http://127.0.0.1:${port}`;
  const outside = await startOutside(origin);
  let isEvidence = true;
  try {
    const school = await place.look((database) => fillSchool(database, 12, 200 + 20 * plan.kills));
    const slaughter: Slaughter = { kills: 0, early: 0, quietMs: 0, awayMs: [], leftOpen: 0 };
    let hasGivenUp = false;
    const { yookassa, tbank, courier } = outside;
    const town = {
      ask: (request: Request) => (plan.restartDatabase ? askPatiently : post)(origin, request),
      ...{ origin, seller: openSeller(school), yookassa, tbank, courier },
      // Reconciliation asks a minute after the order was placed, or after the leap of the clock.
      mayLoseNotices: () => slaughter.kills < (plan.aheadMs > 0 ? plan.kills : plan.kills / 3),
      hasGivenUp: () => hasGivenUp,
      restMs: plan.restMs,
    };
    const buyers = sendBuyers(town, buyersCount);
    const applicants = sendApplicants(town, school, applicantsCount);
    const rater = sendRater(town);
    const clerk = sendClerk(origin, { token: school.officer.token, restMs: plan.restMs });
    const scene = { place, outside, buyers, applicants, rater, clerk };
    const settings = { ...fixedSettings, PORT: String(port), APP_URL: origin, ...outside.settings };
    await disturb({ ...settings, ...place.settings }, { plan, slaughter, scene }).finally(() => {
      hasGivenUp = true;
      return everybodyHome(scene);
    });
    const books = await closeBooks(scene, plan);
    const checks = [...audit(books), becameQuiet(slaughter, plan), recovered(slaughter)];
    isEvidence = checks.some(({ differs }) => differs.length > 0);
    if (isEvidence)
      writeFileSync(join(place.folder, 'books.json'), JSON.stringify({ checks, ...books }, null, 1));
    const counts = {
      ...countsOf(slaughter, books, buyers, outside),
      ...countsOfOthers(books, scene),
      ...countsOfRefunds(books, clerk),
    };
    return { checks, counts, evidence: isEvidence ? place.folder : null };
  } finally {
    await outside.close();
    await place.leave(isEvidence);
  }
}

/** Everything that happens to the product; it comes to rest and is stopped. */
async function disturb(
  settings: Record<string, string>,
  { plan, slaughter, scene }: { plan: Plan; slaughter: Slaughter; scene: Scene },
): Promise<void> {
  const onOutput = (text: string) => appendFileSync(logOf(scene.place), text);
  const start = (flags: readonly string[] = []) =>
    startProduct({ ...settings, PODIUM_TEST_AHEAD_MS: String(plan.aheadMs) }, { flags, onOutput });
  const sold = () => scene.buyers.tally.sold;
  const last = await (plan.restartDatabase ? cutOn : killOn)({
    start,
    sold,
    plan,
    slaughter,
    place: scene.place,
  });
  try {
    await everyKindSold(scene);
    slaughter.quietMs = await comeToRest(scene, plan);
    if (plan.restartDatabase) slaughter.leftOpen = await leftOpen(scene);
  } finally {
    await last.stop();
  }
}

const fixedSettings = {
  PODIUM_MODE: 'demo',
  LOG_LEVEL: 'warn',
  ADMIN_PASSWORD: 'nobody signs in here',
  VISITOR_ORDERS_PER_HOUR: '1000000',
};

/** Few kills may leave it to chance whether anybody has signed a contract or paid a rating: it is waited for. */
async function everyKindSold({ applicants, rater }: Scene): Promise<void> {
  const givesUpAt = performance.now() + 20 * second;
  const isMissing = () => applicants.bought === 0 || rater.bought === 0;
  while (isMissing() && performance.now() < givesUpAt) await pause(50);
}

/** Buyers stop, every notice arrives, every job is done. @returns how long it took */
async function comeToRest(scene: Scene, { aheadMs, quietWithinMs }: Plan): Promise<number> {
  const { place, outside } = scene;
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > quietWithinMs;
  const limit = pause(quietWithinMs, undefined, { ref: false });
  await Promise.race([limit, everybodyHome(scene)]);
  await Promise.race([limit, outside.courier.empty()]);
  const left = () => {
    const paid = outside.yookassa.payments().filter(({ status }) => status === 'succeeded');
    const signed = outside.tbank.applications().filter(({ status }) => status === 'signed');
    const ids = [...paid.map(({ id }) => id), ...signed.map(({ orderNumber: id }) => id)];
    return place.look((database) => unfinished(database, ids, new Date(Date.now() + aheadMs)));
  };
  while (!isOver() && (await left()) > 0) await pause(250);
  return performance.now() - startedAt;
}

async function everybodyHome({ buyers, applicants, rater, clerk }: Scene): Promise<void> {
  await Promise.all([buyers.goHome(), applicants.goHome(), rater.goHome()]);
  await clerk.goHome();
}

async function closeBooks(scene: Scene, plan: Plan): Promise<Books> {
  const { place, outside, buyers, applicants, rater, clerk } = scene;
  const stoppedAt = new Date(Date.now() + plan.aheadMs).toISOString();
  const rows = await place.look(survey);
  const orders = new Map(rows.orders.map(({ id, number }) => [orderNumber(number), id]));
  return {
    ...rows,
    ...ledgerOf(outside, rows.instalments),
    returned: outside.yookassa.refunds(),
    mails: outside.mailed().flatMap((number) => orders.get(number) ?? []),
    attempts: [...buyers.attempts, ...namedBy(applicants.told, rows.instalments), ...rater.told],
    acknowledged: clerk.acknowledged,
    stoppedAt,
    hasLostNotes: plan.restartDatabase !== undefined,
    strange: [buyers, applicants, rater, clerk, outside.courier]
      .flatMap(({ strange }) => strange)
      .concat(complaintsIn(logOf(place)).filter((line) => !plan.restartDatabase || !isOfDatabase(line))),
  };
}

function logOf({ folder }: Place): string {
  return join(folder, 'product.log');
}

/** Log lines that report an error, and output that is no log line. */
function complaintsIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^\{"level":[56]0/.test(line) || /^\s*(?:Uncaught|\w*Error\b)/.test(line));
}

function becameQuiet({ quietMs }: Slaughter, { quietWithinMs }: Plan): Check {
  const differs = quietMs > quietWithinMs ? [`there is work left after ${Math.round(quietMs / 1000)} s`] : [];
  return { promise: `everything has its end within ${quietWithinMs / minute} min`, compared: 1, differs };
}

/** Said where the database is away, and nothing else is wrong. */
function isOfDatabase(line: string): boolean {
  return /the database is unavailable|the worker could not reach its queue/.test(line);
}

function recovered({ awayMs, leftOpen: open }: Slaughter): Check {
  return check(
    'the database’s return is noticed within five seconds, and no transaction stays open',
    awayMs,
    () => [
      ...awayMs.filter((ms) => ms > returnWithinMs).map((ms) => `not ready for ${Math.round(ms)} ms`),
      ...(open > 0 ? [`${open} transactions are open`] : []),
    ],
  );
}
