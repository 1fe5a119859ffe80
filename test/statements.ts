/**
 * Every distinct statement that tests send to SQLite, as PostgreSQL would get it. At the end of a run all are prepared
 * there: what PostgreSQL does not understand is found although no test ran it there.
 */
import { appendFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledQuery, type LogEvent, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';

/** SQLite's own commands, catalogue, version and index of search, and what makes a test's own tables. */
const ownOfSqlite =
  /^\s*(?:pragma|vacuum|explain|create|alter|drop)\b|\b(?:pragma_\w+|sqlite_(?:master|schema|version)|sqlite3_search\w*|json_each)\b/i;
/** Hints for SQLite on how to read a table: by an index, or not by that of a column. */
const ofReading = / indexed by "\w+"|(?<=[ (])\+(?=["a-z])/g;
/** A table that no migration makes is a test's own: SQLite itself refuses one that does not exist. */
const unknownTable = '42P01';

/** The statements that one database was sent. @param seen those of the whole process, each handed over once */
export class Statements {
  readonly #compiler = new PostgresQueryCompiler();
  readonly #seen: Set<string>;
  #notHandedOver: string[] = [];
  readonly #watching = new Set<Map<string, CompiledQuery>>();

  constructor(seen = new Set<string>()) {
    this.#seen = seen;
  }

  /** Kysely's `log` on PostgreSQL, which needs nothing prepared. */
  readonly watch = ({ level, query }: LogEvent): void => {
    if (level === 'query') for (const sent of this.#watching) sent.set(query.sql, query);
  };

  /** Kysely's `log` on SQLite. */
  readonly note = (event: LogEvent): void => {
    const { level, query } = event;
    if (level !== 'query') return;
    this.watch(event);
    if (this.#seen.has(query.sql)) return;
    this.#seen.add(query.sql);
    if (ownOfSqlite.test(query.sql)) return;
    const { sql } = this.#compiler.compileQuery(query.query, query.queryId);
    this.#notHandedOver.push(sql.replace(ofReading, ''));
  };

  /** @returns every distinct statement that `work` sends, with its last parameters */
  async during(work: () => Promise<void>): Promise<CompiledQuery[]> {
    const sent = new Map<string, CompiledQuery>();
    this.#watching.add(sent);
    try {
      await work();
    } finally {
      this.#watching.delete(sent);
    }
    return [...sent.values()];
  }

  /** Into the folder that all processes of a run share. */
  handOver(folder: string): void {
    const lines = this.#notHandedOver.splice(0).map((statement) => `${JSON.stringify(statement)}\n`);
    if (lines.length > 0) appendFileSync(join(folder, `statements-${process.pid}.jsonl`), lines.join(''));
  }
}

/** @throws naming every statement that PostgreSQL refuses, with its reason. @returns how many there are */
export async function prepareAll(folder: string, client: pg.Client): Promise<number> {
  const all = await handedOver(folder);
  const refused: string[] = [];
  for (const statement of all) {
    const refusal = await prepare(client, statement);
    if (refusal) refused.push(`${refusal}: ${statement}`);
  }
  if (refused.length > 0)
    throw new Error(`PostgreSQL refuses what tests sent to SQLite:\n${refused.join('\n')}`);
  return all.size;
}

async function handedOver(folder: string): Promise<Set<string>> {
  const files = (await readdir(folder)).filter((name) => /^statements-\d+\.jsonl$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean));
  return new Set(lines.map((line) => JSON.parse(line) as string));
}

/** @returns why not, or null */
async function prepare(client: pg.Client, statement: string): Promise<string | null> {
  try {
    await client.query(`prepare noted as ${statement}`);
    await client.query('deallocate noted');
    return null;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return code === unknownTable ? null : message;
  }
}
