/**
 * Runs the product as a separate process on an existing database: node test/programs/serve.ts <database>
 * <folder> [time]. It prints its address, and trusts X-Forwarded-For as behind one proxy.
 */
import { flushCompileCache } from 'node:module';
import { makeApp } from '#app/podium.ts';
import { makeServer } from '#app/server.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeLog } from '#server/log.ts';
import { runningClock } from '#test/moment.ts';

const [at = '', folder = '', begins] = process.argv.slice(2);
const database = at.startsWith('postgres') ? openPostgres(at) : openSqlite(at);
const { app } = makeApp({
  config: readConfig({ DATA_DIR: folder, TRUST_PROXY: 'true' }),
  database,
  log: makeLog('silent'),
  now: runningClock(begins),
});
const server = await makeServer(app);
process.stdout.write(`serving ${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
// Flushed now: a killed process would leave nothing in the cache.
flushCompileCache();
