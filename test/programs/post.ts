/**
 * A process that sends what is queued until it is killed: node test/programs/post.ts <database> <mail server>.
 * It says when it begins.
 */
import { makeApp } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { makeLog } from '#server/log.ts';

const [at = '', mailUrl = ''] = process.argv.slice(2);
const database = at.startsWith('postgres') ? openPostgres(at) : openSqlite(at);
const { worker } = makeApp(readConfig({ MAIL_URL: mailUrl }), database, makeLog('silent'));
worker.start();
process.stdout.write('posting now\n');
// The worker keeps no process alive by itself.
setInterval(() => {}, 60_000);
