import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { second } from '#shared/dates.ts';
import { startPostgres } from '#test/postgres.ts';
import { post, type Reply } from '#test/requests.ts';
import { openShop, type Shop } from './shop.ts';
import { atLeast, atMost } from './verdict.ts';
import { cpuMs, median } from './wrk.ts';

const buyers = 16;
const rounds = 5;
const roundMs = 4 * second;

/**
 * Buyers run in this process, each call over its own connection; the product, the simulators of provider and
 * mail server, and PostgreSQL run in processes of their own. All share the machine, so the product's own cost
 * is its processor time. PostgreSQL syncs to disk as SQLite does. The engines take turns, and are compared
 * within rounds.
 */
export async function run(): Promise<void> {
  const postgres = await startPostgres(true);
  const settings = { VISITOR_ORDERS_PER_HOUR: '1000000' };
  const shops = [
    await openShop('sqlite', null, settings),
    await openShop('postgres', `${postgres.baseUrl}postgres`, settings),
  ];
  try {
    for (const deed of [press, purchase]) await measure(shops, deed);
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await postgres.stop();
  }
}

interface Deed {
  title: string;
  /** False when it failed. */
  run(shop: Shop, course: Course): Promise<boolean>;
}
interface Course {
  id: string;
  title: string;
  price: number;
}

const press: Deed = {
  title: 'create_payment: an order placed and the payment page known',
  run: async (shop, course) => (await create(shop, course)).status === 200,
};

const purchase: Deed = {
  title: 'a whole purchase: button, payment page, notice, and the form sees it paid',
  async run(shop, course) {
    const { status, body } = await create(shop, course);
    if (status !== 200) return false;
    const paid = {
      method: 'POST',
      body: new URLSearchParams({ action: 'success' }),
      redirect: 'manual',
    } as const;
    await (await fetch(body.confirmation_url, paid)).arrayBuffer();
    const question = { path: paymentsApi.status.path, body: { order_secret: body.order_secret } };
    for (let tries = 0; tries < 400; tries += 1) {
      if ((await post(shop.url, question)).body.status === 'paid') return true;
      await pause(25);
    }
    return false;
  },
};

function create(shop: Shop, course: Course): Promise<Reply> {
  const body = {
    amount: course.price,
    currency: 'RUB',
    description: `Оплата курса: ${course.title}`,
    course_id: course.id,
    email: `${randomUUID()}@example.com`,
    name: 'Елена Ёлкина',
    privacy_consent: true,
    offer_consent: true,
    request_id: randomUUID(),
  };
  return post(shop.url, { path: paymentsApi.create.path, body });
}

interface Round {
  times: number[];
  failures: number;
  perSecond: number;
  cpuMs: number;
}

async function measure(shops: readonly Shop[], deed: Deed): Promise<void> {
  console.log(
    `\n${deed.title}\n${buyers} buyers at once, ${rounds} rounds of ${roundMs / second} s an engine`,
  );
  const taken = new Map<string, Round[]>(shops.map(({ name }) => [name, []]));
  for (const shop of shops) await oneRound(shop, deed, 1 * second);
  for (let n = 0; n < rounds; n += 1)
    for (const shop of n % 2 === 0 ? shops : shops.toReversed())
      taken.get(shop.name)!.push(await oneRound(shop, deed, roundMs));
  console.log('              a second     p50       p99   processor');
  for (const [name, list] of taken) print(name, list);
  const [first, second_] = [...taken.values()].map((list) => list.map(({ perSecond }) => perSecond));
  const ratios = first!.map((rate, n) => second_![n]! / rate);
  console.log(`  ${shops[1]!.name} is at ${median(ratios).toFixed(2)} of ${shops[0]!.name}`);
  for (const [name, list] of taken) {
    atMost(
      `failed (${name})`,
      list.reduce((sum, { failures }) => sum + failures, 0),
      0,
    );
    atLeast(
      `done (${name})`,
      list.reduce((sum, { times }) => sum + times.length, 0),
      rounds * buyers,
    );
  }
}

async function oneRound(shop: Shop, deed: Deed, lengthMs: number): Promise<Round> {
  const { courses } = (await (await fetch(shop.url + coursesApi.list.path)).json()) as { courses: Course[] };
  const times: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const cpuBefore = await cpuMs(shop.pid);
  const buyOn = async (place: number) => {
    for (let n = place; performance.now() - startedAt < lengthMs; n += 1) {
      const begunAt = performance.now();
      if (await deed.run(shop, courses[n % courses.length]!)) times.push(performance.now() - begunAt);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, place) => buyOn(place)));
  const seconds = (performance.now() - startedAt) / second;
  const used = (await cpuMs(shop.pid)) - cpuBefore;
  return { times, failures, perSecond: times.length / seconds, cpuMs: used / times.length };
}

function print(name: string, list: readonly Round[]): void {
  const times = list.flatMap((round) => round.times).sort((a, b) => a - b);
  const at = (part: number) => `${times[Math.floor((times.length - 1) * part)]!.toFixed(0)} ms`;
  const rate = median(list.map(({ perSecond }) => perSecond)).toFixed(0);
  const cpu = `${median(list.map((round) => round.cpuMs)).toFixed(1)} ms`;
  const columns = [rate.padStart(11), at(0.5).padStart(8), at(0.99).padStart(10), cpu.padStart(12)];
  console.log(`  ${name.padEnd(9)}${columns.join('')}`);
}
