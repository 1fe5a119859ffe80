/** A second product, in a process of its own or beside the first in this one, on a world's database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp } from '#app/podium.ts';
import type { App } from '#server/app.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startServer } from './product.ts';
import type { World } from './world.ts';

export interface Sibling {
  url: string;
  /** The second process's status for this bearer. */
  statusOf(path: string, token: string | null): Promise<number>;
}

/** Runs `use` beside a separate process that serves the same school, then ends it. */
export async function besideSibling(world: World, use: (sibling: Sibling) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-sibling-'));
  const process = startServer(
    ['test/programs/serve.ts', world.databaseAt, folder, world.app.now().toISOString()],
    {},
    { sign: /serving (\S+)/ },
  );
  try {
    const { url } = await process.ready;
    await use({
      url,
      async statusOf(path, token) {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(url + path, { headers })).status;
      },
    });
  } finally {
    await process.kill().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `use` with a product that keeps in memory only what it has read itself, as another process does. PostgreSQL alone. */
export async function besideTwin(world: World, use: (app: App) => Promise<void>): Promise<void> {
  const database = openPostgres(world.databaseAt);
  const { config, log, now } = world.app;
  const { app } = makeApp({ config, database, log, now });
  try {
    await use(app);
  } finally {
    app.mail.close();
    await database.close();
  }
}
