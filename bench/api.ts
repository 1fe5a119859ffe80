import { save, take } from './answer.ts';
import { startBare, startProduct } from './processes.ts';
import { atLeast } from './verdict.ts';
import { measureInTurns, ratio, type Target } from './wrk.ts';

/** Reads from SQLite; authorised ones look their session up in the database every time. */
export async function run(): Promise<void> {
  const product = await startProduct();
  const { pid } = product;
  const authorization = `Bearer ${await signIn(product.url)}`;
  const targets: (Target & { atLeast: number })[] = [
    { name: 'GET /api/courses', pid, url: `${product.url}/api/courses`, atLeast: 10_000 },
    { name: 'GET /api/me', pid, url: `${product.url}/api/me`, headers: { authorization }, atLeast: 5_000 },
    {
      name: 'GET /api/user/purchased-courses',
      pid,
      url: `${product.url}/api/user/purchased-courses`,
      headers: { authorization },
      atLeast: 5_000,
    },
  ];
  const first = await take(targets[0]!.url);
  const bare = await startBare(await save(first, (name) => name === 'content-type'));
  const reference = { name: 'bare Fastify, bytes of the list', pid: bare.pid, url: bare.url };
  for (const target of targets) {
    const { status, body } = await take(target.url, target.headers);
    console.log(`${target.name}: ${status}, ${body.length} bytes`);
  }
  const rates = await measureInTurns([...targets, reference]);
  for (const { name, atLeast: target } of targets) {
    atLeast(name, rates.get(name)!.perSecond, target, '/s');
    console.log(`          ${ratio(rates, name, reference.name).toFixed(2)} of bare Fastify`);
  }
  await Promise.all([product.stop(), bare.stop()]);
}

async function signIn(url: string): Promise<string> {
  const { accounts } = (await (await fetch(`${url}/api/demo/accounts`)).json()) as {
    accounts: { role: string; email: string; password: string }[];
  };
  const { email, password } = accounts.find(({ role }) => role === 'user')!;
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer = (await response.json()) as { access_token?: string; token?: string };
  const token = answer.access_token ?? answer.token;
  if (!token) throw new Error(`signing in answered ${response.status}`);
  return token;
}
