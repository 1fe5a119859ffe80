/** The thread of `LogEmptier`: each message makes a checkpoint of its database. */
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite from 'better-sqlite3';
import { beginLogAnew } from './durable.ts';
import type { EmptyingAnswer } from './logEmptier.ts';

const connection = new BetterSqlite(workerData);
// Doesn't wait for other users of the file, such as a command line: there will be a next time.
connection.pragma('busy_timeout = 0');

parentPort!.on('message', () => parentPort!.postMessage(empty()));

function empty(): EmptyingAnswer {
  try {
    beginLogAnew(connection);
    return null;
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    return { code, message };
  }
}
