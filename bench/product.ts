/** The product as it is measured: as `npm start` runs it, on either engine, and called over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { demoPassword } from '#server/demoDefaults.ts';
import { type Endpoint, type Input, type Output, sendsQuery } from '#shared/contract.ts';
import { startPostgres } from '#test/postgres.ts';
import { lastingPort, type ServerProcess, startProduct as startProcess, startServer } from '#test/product.ts';

export interface Served {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** A new school on SQLite, in a temporary folder unless one is given. */
export async function startProduct(env: Record<string, string> = {}): Promise<Served> {
  const folder = env.DATA_DIR ?? (await temporaryFolder());
  const served = await whenReady(startProcess({ PORT: '0', LOG_LEVEL: 'silent', ...env, DATA_DIR: folder }));
  return {
    ...served,
    async stop() {
      await served.stop();
      if (env.DATA_DIR === undefined) await rm(folder, { recursive: true });
    },
  };
}

/** Bare Fastify that answers every path with `answerFile`: `{headers, body}` as JSON, the body in base64. */
export function startBare(answerFile: string): Promise<Served> {
  return whenReady(startServer([programAt('bare.ts'), answerFile], {}, { sign: /bare (\S+)/ }));
}

export interface Shop extends Served {
  /** Address for another process: an SQLite file. */
  databaseAt: string;
}

/** A product that sells, with its outside parties in another process. Each caller may have an address of its own. */
export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const folder = await temporaryFolder();
  const port = await lastingPort();
  const webhook = `http://127.0.0.1:${port}/api/payments/yookassa/webhook`;
  const outside = startServer(
    [programAt('outside.ts'), webhook, '100500', 'test_bench'],
    {},
    { sign: /outside (\S+)/ },
  );
  const addresses = JSON.parse((await outside.ready).url) as { yookassa: string; mail: string };
  const product = await startProduct({
    PODIUM_MODE: 'demo',
    PORT: String(port),
    DATA_DIR: folder,
    TRUST_PROXY: 'true',
    MAIL_URL: addresses.mail,
    YOOKASSA_URL: `${addresses.yookassa}/v3`,
    YOOKASSA_SHOP_ID: '100500',
    YOOKASSA_SECRET_KEY: 'test_bench',
    ...settings,
  });
  return {
    ...product,
    databaseAt: join(folder, 'podium.db'),
    async stop() {
      await product.stop();
      await outside.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export interface EngineAt {
  engine: 'sqlite' | 'postgres';
  /** The setting DATABASE_URL: empty for SQLite. */
  databaseUrl: string;
  /** The PostgreSQL beside it, which runs on SQLite's turn as well. */
  postgresUrl: string;
}

/** Measures on SQLite, then on PostgreSQL, which syncs to disk here as SQLite does, and shares the machine with the product. */
export async function onEachEngine(measure: (at: EngineAt) => Promise<void>): Promise<void> {
  const postgres = await startPostgres(true);
  const postgresUrl = postgres.baseUrl;
  try {
    await measure({ engine: 'sqlite', databaseUrl: '', postgresUrl });
    await measure({ engine: 'postgres', databaseUrl: `${postgresUrl}postgres`, postgresUrl });
  } finally {
    await postgres.stop();
  }
}

export interface Caller {
  url: string;
  token?: string;
  /** The network address that a proxy would have seen. */
  from?: string;
}

/** @throws with the status and the body, where the answer is not a good one */
export async function call<E extends Endpoint>(
  { url, token, from }: Caller,
  { method, path }: E,
  input: Input<E>,
): Promise<Output<E>> {
  const rest: Record<string, unknown> = { ...(input as object) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const query = sendsQuery(method) ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const answer = await fetch(`${url}${filled}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(!sendsQuery(method) && { body: JSON.stringify(rest) }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${said}`);
  return JSON.parse(said) as Output<E>;
}

/** @returns the token of somebody of the demo school */
export async function signIn(url: string, email: string, staff = true): Promise<string> {
  const answer = await call({ url }, signInApi.login, { email, password: demoPassword, staff });
  return answer.access_token;
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'podium-bench-'));
}

function programAt(name: string): string {
  return join(import.meta.dirname, 'programs', name);
}

async function whenReady({ pid, ready, stop }: ServerProcess): Promise<Served> {
  return { pid, stop, url: (await ready).url };
}
