/** The thread of `Reader`: each message is a query of its database, which it can only read. */
import { parentPort, workerData } from 'node:worker_threads';
import BetterSqlite, { type Statement } from 'better-sqlite3';
import type { ReadingAnswer, ReadingQuestion } from './reader.ts';

const connection = new BetterSqlite(workerData, { readonly: true });
// A checkpoint may be at its end, which nobody reads beside.
connection.pragma('busy_timeout = 10000');
connection.pragma('temp_store = MEMORY');
const statements = new Map<string, Statement>();

parentPort!.on('message', (question: ReadingQuestion | null) => {
  if (question) return parentPort!.postMessage(answer(question));
  // Nothing is under way: the thread ends by itself.
  connection.close();
  parentPort!.close();
});

function answer({ id, text, parameters }: ReadingQuestion): ReadingAnswer {
  try {
    const statement = prepared(text);
    const columns = statement.columns().map(({ name }) => name);
    return { id, columns, rows: statement.raw().all(parameters) as unknown[][] };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return { id, code, message };
  }
}

function prepared(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  const statement = connection.prepare(text);
  // As on the other connection: the bound is for lists of varying length.
  if (statements.size >= 500) statements.clear();
  statements.set(text, statement);
  return statement;
}
