/** Makes a set: the database as it is at one moment, with copies of the files that it names. Runs in any process. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { appliedMigrations } from '#server/db/migrate.ts';
import type { NamedFiles } from '#server/keptFiles/namedFiles.ts';
import { makeStorage } from '#server/storage/makeStorage.ts';
import { hasRoomFor } from '#server/storage/reserve.ts';
import { newId } from '#server/tokens.ts';
import { day } from '#shared/dates.ts';
import type { SetKind } from '../rules/sets.ts';
import { type CopiedFile, type Ending, formatVersion, type Header, writeLines } from './archive.ts';
import { type Checked, checkLabelled } from './checkSet.ts';
import { bytesToCopy, type Copies, type Copying, copyFiles } from './copies.ts';
import { makeKeyPair } from './keys.ts';
import { draftsFolder, makePlace, roomFor } from './places.ts';
import { SetError } from './setError.ts';
import { keepLabel, type Label, nameOfSet, removeSet } from './sets.ts';
import {
  bytesOf,
  filesNamed,
  rowsOf,
  type Table,
  tablesOf,
  totalsOf,
  withSnapshot,
} from './snapshot.store.ts';

export interface SetOrder {
  engine: Database['engine'];
  address: string;
  /** Where the files that rows name are stored. */
  uploads: Pick<Config, 'dataDir' | 's3'>;
  backups: Config['backups'];
  /** Those that name files; none for a set of the database alone. */
  columns: readonly NamedFiles[];
  recipient: string;
  kind: SetKind;
  /** An ISO time. */
  madeAt: string;
  version: string;
  /** Files that were copied before. */
  known: readonly CopiedFile[];
  /** Size of the database, and names of the files that it names by now. */
  databaseBytes: number;
  namedNow: readonly string[];
}

export interface MadeSet {
  label: Label;
  copied: number;
  copiedBytes: number;
  files: number;
  missing: string[];
  /** The result of reading the stored set back. */
  checked: Checked;
}

/**
 * The stored set is opened once more and compared, by a second key that nobody has afterwards.
 * @param onCopied called as soon as a copy of a file lasts
 * @throws SetError no_room, differs, damaged
 */
export async function makeSet(order: SetOrder, onCopied: (file: CopiedFile) => void): Promise<MadeSet> {
  const drafts = await draftsFolder(order.backups);
  await clearDrafts(drafts);
  const place = makePlace(order.backups);
  const copying: Copying = {
    place,
    storage: makeStorage(order.uploads),
    recipient: order.recipient,
    drafts,
    known: new Map(order.known.map((file) => [file.copy, file])),
    there: await place.list('files'),
    onCopied,
  };
  await checkRoom(order, copying);
  // Most of them before the moment of the snapshot, which keeps the database from tidying up while it lasts.
  const before = await copyFiles(order.namedNow, copying);
  const own = await makeKeyPair();
  const { label, copies } = await writeSet({ ...order, drafts, copying }, own.recipient);
  await keepLabel(place, label, drafts);
  const checked = await checkLabelled(place, label, { identity: own.identity, drafts }).catch(
    async (error) => {
      await removeSet(place, label.name);
      throw error;
    },
  );
  return {
    label,
    copied: before.copied + copies.copied,
    copiedBytes: before.copiedBytes + copies.copiedBytes,
    files: copies.files.length,
    missing: copies.missing,
    checked,
  };
}

/**
 * The copy of the database, the set, and the database that the set is tried in, one beside another; and the copies of
 * files, which leave for a bucket one by one.
 */
async function checkRoom({ backups, databaseBytes, namedNow }: SetOrder, copying: Copying): Promise<void> {
  const { all, largest } = await bytesToCopy(namedNow, copying);
  const needed = databaseBytes * 3 + (backups.s3 ? largest : all);
  if (!hasRoomFor(needed, await roomFor(backups))) throw new SetError('no_room');
}

/** Removes the leftovers of a process that ended half-way. */
async function clearDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const isOld = await stat(path).then(
      ({ mtimeMs }) => mtimeMs < Date.now() - day,
      () => false,
    );
    if (isOld) await rm(path, { force: true });
  }
}

type Writing = SetOrder & { drafts: string; copying: Copying };

async function writeSet(order: Writing, ownRecipient: string): Promise<{ label: Label; copies: Copies }> {
  const { engine, address, drafts, copying } = order;
  const draft = join(drafts, newId());
  try {
    return await withSnapshot({ engine, address, draft: join(drafts, `${newId()}.db`) }, async (db) => {
      const header = await headerOf(db, order);
      const tables = await tablesOf(db, engine);
      const copies = await copyFiles(await filesNamed(db, order.columns), {
        ...copying,
        there: await copying.place.list('files'),
      });
      const totals = await totalsOf(db, tables);
      const ending: Ending = { end: true, totals, files: copies.files, missing: copies.missing };
      const lines = linesOf(db, engine, { header, tables, ending });
      const written = await writeLines(lines, [order.recipient, ownRecipient], draft);
      const name = nameOfSet(order.madeAt);
      await copying.place.keep('sets', `${name}.age`, draft);
      const label: Label = {
        podium_backup: formatVersion,
        name,
        kind: order.kind,
        made_at: order.madeAt,
        version: order.version,
        migrations: header.migrations.length,
        ...written,
        recipient: order.recipient,
        row_count: Object.values(totals).reduce((sum, { rows }) => sum + rows, 0),
        copies: copies.files.map(({ copy }) => copy),
      };
      return { label, copies };
    });
  } finally {
    await rm(draft, { force: true });
  }
}

async function headerOf(db: Db, { engine, madeAt, version }: SetOrder): Promise<Header> {
  const migrations = await appliedMigrations(db);
  return { podium_backup: formatVersion, made_at: madeAt, version, engine, migrations };
}

interface Parts {
  header: Header;
  tables: readonly Table[];
  ending: Ending;
}

async function* linesOf(
  db: Db,
  engine: Database['engine'],
  { header, tables, ending }: Parts,
): AsyncGenerator<string> {
  yield line(header);
  for (const table of tables) {
    yield line({ table: table.name, columns: table.columns });
    for await (const rows of rowsOf(db, engine, table)) yield rows.map(line).join('');
  }
  yield line(ending);
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Measures the database and lists the files it names, in the process that has it open. */
export async function askDatabase(
  { engine, handle }: Database,
  columns: readonly NamedFiles[],
): Promise<Pick<SetOrder, 'databaseBytes' | 'namedNow'>> {
  return {
    databaseBytes: await bytesOf({ engine, handle }),
    namedNow: await filesNamed(handle, columns),
  };
}
