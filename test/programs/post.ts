/**
 * A process that sends queued mail until it is killed: node test/programs/post.ts <database> <mail server> [time].
 * It prints a line when it begins.
 */
import { flushCompileCache } from 'node:module';
import { makeApp } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeLog } from '#server/log.ts';
import { runningClock } from '#test/moment.ts';

const [at = '', mailUrl = '', begins] = process.argv.slice(2);
const database = at.startsWith('postgres') ? openPostgres(at) : openSqlite(at);
const { worker } = makeApp({
  config: readConfig({ MAIL_URL: mailUrl }),
  database,
  log: makeLog('silent'),
  now: runningClock(begins),
});
worker.start();
process.stdout.write('posting now\n');
// The worker keeps no process alive by itself.
setInterval(() => {}, 60_000);
// Flushed now: a killed process would leave nothing in the cache.
flushCompileCache();
