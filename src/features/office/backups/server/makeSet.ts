/** Makes a set: the database as it is at one moment, with copies of the files that it names. Runs in any process. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { appliedMigrations } from '#server/db/migrate.ts';
import type { NamedFiles } from '#server/keptFiles/namedFiles.ts';
import { makeStorage } from '#server/storage/makeStorage.ts';
import { hasRoomFor } from '#server/storage/reserve.ts';
import { newId } from '#server/tokens.ts';
import type { SetKind } from '../rules/sets.ts';
import { type Ending, formatVersion, type Header, type Written, writeLines } from './archive.ts';
import { lookThrough } from './checkSet.ts';
import { bytesToCopy, type Copies, type Copying, copyFiles, isAsWritten, type KnownCopy } from './copies.ts';
import { makeKeyPair } from './keys.ts';
import { draftsFolder, makePlace, roomFor } from './places.ts';
import { SetError } from './setError.ts';
import { keepLabel, type Label, nameOfSet, relabel, removeSet } from './sets.ts';
import type { Signer } from './signing.ts';
import {
  bytesOf,
  filesNamed,
  rowsOf,
  type Table,
  tablesOf,
  totalsOf,
  withSnapshot,
} from './snapshot.store.ts';
import { clearDrafts } from './work.ts';

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
  /** Counts the sets of the school. */
  number: number;
  /** Null where it has no key at hand, before a migration alone. */
  signer: Signer | null;
  /** Files that were copied before. */
  known: readonly KnownCopy[];
  /** Copies that sets name, as they were written. */
  expected: readonly ExpectedCopy[];
  /** Those of them to be read to the end this time. */
  toRead: readonly string[];
  /** Size of the database, and names of the files that it names by now. */
  databaseBytes: number;
  namedNow: readonly string[];
}

export type ExpectedCopy = Written & { copy: string };

export interface MadeSet {
  label: Label;
  copied: number;
  copiedBytes: number;
  files: number;
  missing: string[];
  /** Rows of the stored set, which was read back. */
  checkedRows: number;
  /** Copies that were found to differ from what was written; `renewed` were made anew from the school's own files. */
  damage: { renewed: string[]; lost: string[] };
}

/**
 * The stored set is opened once more and compared, by a second key that nobody has afterwards. The caller has the place to
 * itself.
 * @param onCopied called as soon as a copy of a file lasts
 * @throws SetError no_room, differs, damaged
 */
export async function makeSet(order: SetOrder, onCopied: (file: KnownCopy) => void): Promise<MadeSet> {
  const drafts = await draftsFolder(order.backups);
  await clearDrafts(drafts);
  const place = makePlace(order.backups);
  const copying = await copyingOf(order, { drafts, place, onCopied });
  const damaged = await damagedCopies(order, copying);
  for (const copy of damaged) copying.known.delete(copy);
  await checkRoom(order, copying);
  // Most of them before the moment of the snapshot, which keeps the database from tidying up while it lasts.
  const before = await copyFiles(order.namedNow, copying);
  const own = await makeKeyPair();
  const { label: written, copies } = await writeSet({ ...order, drafts, copying }, own.recipient);
  const renewed = new Map(
    damaged.flatMap((copy) => {
      const { stored_bytes: bytes, stored_sha256: sha256 } = copying.known.get(copy) ?? {};
      return bytes === undefined || sha256 === undefined ? [] : [[copy, { bytes, sha256 }] as const];
    }),
  );
  await relabel(place, renewed, { drafts, signer: order.signer });
  const label = await keepLabel(place, written, { drafts, signer: order.signer });
  const checkedRows = await lookThrough(place, label, own.identity).catch(async (error) => {
    await removeSet(place, label.name);
    throw error;
  });
  return {
    label,
    copied: before.copied + copies.copied,
    copiedBytes: before.copiedBytes + copies.copiedBytes,
    files: copies.files.length,
    missing: copies.missing,
    checkedRows,
    damage: {
      renewed: [...renewed.keys()],
      lost: damaged.filter((copy) => !renewed.has(copy)),
    },
  };
}

async function copyingOf(
  order: SetOrder,
  { drafts, place, onCopied }: Pick<Copying, 'drafts' | 'place' | 'onCopied'>,
): Promise<Copying> {
  return {
    place,
    storage: makeStorage(order.uploads),
    recipient: order.recipient,
    drafts,
    known: new Map(order.known.map((file) => [file.copy, file])),
    there: await place.list('files'),
    onCopied,
  };
}

/** By size all of them, by their sums those whose turn it is. */
async function damagedCopies({ expected, toRead }: SetOrder, { place, there }: Copying): Promise<string[]> {
  const inTurn = new Set(toRead);
  const damaged: string[] = [];
  for (const { copy, ...written } of expected) {
    const isWhole =
      there.get(copy) === written.bytes && (!inTurn.has(copy) || (await isAsWritten(place, copy, written)));
    if (!isWhole) damaged.push(copy);
  }
  return damaged;
}

/** Bytes that a set of a database of this size may take on the disk while it is made, itself among them. */
export function roomNeeded(engine: Database['engine'], databaseBytes: number): number {
  // SQLite is copied first; lines of JSON are compressed to a fraction.
  return databaseBytes * (engine === 'sqlite' ? 1.5 : 0.5);
}

/** Bytes that this set needs, and whether there is room for them. Copies leave for a bucket one by one. */
export async function needOf(order: SetOrder): Promise<{ bytes: number; isThere: boolean; copies: number }> {
  const drafts = await draftsFolder(order.backups);
  const place = makePlace(order.backups);
  return needWith(order, await copyingOf(order, { drafts, place, onCopied: () => {} }));
}

async function needWith({ backups, engine, databaseBytes, namedNow }: SetOrder, copying: Copying) {
  const { all, largest } = await bytesToCopy(namedNow, copying);
  const bytes = roomNeeded(engine, databaseBytes) + (backups.s3 ? largest : all);
  return { bytes, isThere: hasRoomFor(bytes, await roomFor(backups)), copies: all };
}

async function checkRoom(order: SetOrder, copying: Copying): Promise<void> {
  if (!(await needWith(order, copying)).isThere) throw new SetError('no_room');
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
      const files = copies.files.map(({ name, bytes, sha256, copy }) => ({ name, bytes, sha256, copy }));
      const ending: Ending = { end: true, totals, files, missing: copies.missing };
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
        sums: Object.fromEntries(
          copies.files.map((file) => [file.copy, { bytes: file.stored_bytes, sha256: file.stored_sha256 }]),
        ),
        number: order.number,
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
