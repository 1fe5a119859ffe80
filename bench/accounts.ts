/** Signing in, and reading while signed in, on both engines. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { post } from '#test/requests.ts';
import { save, take } from './answer.ts';
import { addPeople, type People, rightPassword } from './people.ts';
import { startBare } from './processes.ts';
import { onEachEngine, type Shop } from './shop.ts';
import { atLeast, atMost } from './verdict.ts';
import { measureInTurns, median, ratio } from './wrk.ts';

const command = promisify(execFile);
const persons = 80;
/** Sign-ins per second. */
const offered = 41;
const roundSeconds = 4;
const rounds = 11;

export function run(): Promise<void> {
  return onEachEngine(async (shop) => {
    const people = await addPeople(shop, persons);
    try {
      console.log(`\n${shop.name}`);
      await authorisedReads(shop, people);
      await signIns(shop, people);
    } finally {
      await people.close();
    }
  });
}

async function authorisedReads(shop: Shop, people: People): Promise<void> {
  const token = await signIn(shop, people.emailOf('known', 0));
  const headers = { authorization: `Bearer ${token}` };
  const url = shop.url + learningApi.purchased.path;
  const answer = await take(url, headers);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  const bare = await startBare(await save(answer, (name) => name === 'content-type'));
  const [name, reference] = [learningApi.purchased.path, 'bare Fastify, same bytes'];
  const rates = await measureInTurns([
    { name, pid: shop.pid, url, headers },
    { name: reference, pid: bare.pid, url: bare.url },
  ]);
  await bare.stop();
  const share = ratio(rates, name, reference);
  if (shop.name === 'sqlite') {
    atLeast(`authorised reads (${shop.name})`, rates.get(name)!.perSecond, 5_000, '/s');
    atLeast(`of bare Fastify (${shop.name})`, share, 0.15);
  } else console.log(`          ${share.toFixed(2)} of bare Fastify`);
  await people.endSessions();
  const after = await take(url, headers);
  atLeast(
    `answer to the token whose session was taken out of the database (${shop.name})`,
    after.status,
    401,
  );
}

/**
 * The landing page alone and beside people who sign in, by turns, at a little above the required rate. The
 * maximum rate of sign-ins is measured first, which also warms up the code that answers them.
 */
async function signIns(shop: Shop, people: People): Promise<void> {
  const most = await signInForAWhile(shop, people, 0);
  console.log(`  sign-ins, as many as can: ${most.toFixed(0)}/s`);
  await pageP99(shop);
  const idle: number[] = [];
  const beside: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    idle.push(await pageP99(shop));
    const load = signInForAWhile(shop, people, offered);
    beside.push(await pageP99(shop));
    rates.push(await load);
  }
  const shown = [idle, beside].map((times) => median(times).toFixed(1));
  console.log(`  landing page: p99 ${shown[0]} ms alone, ${shown[1]} ms beside people who sign in`);
  atLeast(`sign-ins (${shop.name})`, median(rates), 40, '/s');
  atMost(`p99 of the landing page beside them (${shop.name})`, median(beside), 20, ' ms');
}

/** Sign-ins per second; `offered` caps the rate, 0 means no cap. @throws when a sign-in was refused */
async function signInForAWhile(shop: Shop, people: People, offered: number): Promise<number> {
  const bodies = Array.from({ length: persons }, (_, n) =>
    JSON.stringify({ email: people.emailOf('known', n), password: rightPassword }),
  );
  const program = join(import.meta.dirname, 'programs/signIns.lua');
  const url = shop.url + signInApi.login.path;
  const flags = ['-t1', '-c4', `-d${roundSeconds}s`, '-s', program, url, '--', String(offered), ...bodies];
  const { stdout } = await command('wrk', flags);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

async function signIn(shop: Shop, email: string): Promise<string> {
  const answer = await post(shop.url, {
    path: signInApi.login.path,
    body: { email, password: rightPassword },
  });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
  return answer.body.access_token as string;
}

/** In milliseconds, at some hundred visitors a second: at full load this would measure wrk. */
async function pageP99({ url }: Shop): Promise<number> {
  const visitors = join(import.meta.dirname, 'programs/visitors.lua');
  const flags = ['-t1', '-c8', `-d${roundSeconds}s`, '--latency', '-s', visitors];
  const { stdout } = await command('wrk', [...flags, '-H', 'accept-encoding: br', `${url}/`]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [, figure, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!;
  return Number(figure) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
}
