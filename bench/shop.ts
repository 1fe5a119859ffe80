/** A product that sells, with its outside parties in another process, on an engine of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#test/postgres.ts';
import { lastingPort, startProduct, startServer } from '#test/product.ts';

export interface Shop {
  name: string;
  url: string;
  pid: number;
  /** Address for another process: a PostgreSQL URL, or an SQLite file. */
  databaseAt: string;
  stop(): Promise<void>;
}

/**
 * @param databaseUrl PostgreSQL's address; null: SQLite in a folder that is removed with the shop
 * @param settings override the usual ones
 */
export async function openShop(
  name: string,
  databaseUrl: string | null,
  settings: Record<string, string> = {},
): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  const port = await lastingPort();
  const account = { shopId: '100500', secretKey: 'test_bench' };
  const program = join(import.meta.dirname, 'programs/outside.ts');
  const webhook = `http://127.0.0.1:${port}/api/payments/yookassa/webhook`;
  const outside = startServer(
    [program, webhook, account.shopId, account.secretKey],
    {},
    { sign: /outside (\S+)/ },
  );
  const addresses = JSON.parse((await outside.ready).url) as { yookassa: string; mail: string };
  const product = startProduct({
    PODIUM_MODE: 'demo',
    PORT: String(port),
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    MAIL_URL: addresses.mail,
    YOOKASSA_URL: `${addresses.yookassa}/v3`,
    YOOKASSA_SHOP_ID: account.shopId,
    YOOKASSA_SECRET_KEY: account.secretKey,
    ...settings,
  });
  const { url } = await product.ready;
  return {
    name,
    url,
    pid: product.pid,
    databaseAt: databaseUrl ?? join(folder, 'podium.db'),
    async stop() {
      await product.stop();
      await outside.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Measures on SQLite, then on PostgreSQL, which syncs to disk here as SQLite does, and shares the machine with the product. */
export async function onEachEngine(measure: (shop: Shop) => Promise<void>): Promise<void> {
  const postgres = await startPostgres(true);
  try {
    for (const [engine, url] of [
      ['sqlite', null],
      ['postgres', `${postgres.baseUrl}postgres`],
    ] as const) {
      // Each caller has its own address, so that limits stay on.
      const shop = await openShop(engine, url, { TRUST_PROXY: 'true' });
      try {
        await measure(shop);
      } finally {
        await shop.stop();
      }
    }
  } finally {
    await postgres.stop();
  }
}
