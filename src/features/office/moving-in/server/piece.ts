/** A few rows that are tried or moved in together, with what the school knows about those whom they name. */
import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import { peopleAt } from '#features/accounts/account/server/movedIn.ts';
import { ordersKnownAs } from '#features/sales/orders/server/movedIn.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { certificatesKnownAs } from '#features/teaching/certificates/server/movedIn.ts';
import type { CourseRow } from '#features/teaching/courses/server/courses.ts';
import type { Context, TxContext } from '#server/context.ts';
import { emailField } from '#shared/fields.ts';
import { typedNumber } from '#shared/numbers.ts';
import type { ImportKind, RowOutcome } from '../rules/kinds.ts';
import type { Reason } from '../rules/refusals.ts';
import * as people from './people.store.ts';
import { cellsBy, type Reading } from './readRow.ts';
import type { Row } from './table.ts';

export interface Piece {
  ctx: Context;
  /** Null while rows are only tried. */
  tx: TxContext | null;
  importId: string;
  kind: ImportKind;
  reading: Reading;
  courses: ReadonlyMap<string, CourseRow>;
  people: Map<string, UserRow>;
  orders: Map<string, OrderRow>;
  certificates: Set<string>;
  lessons: Map<string, string[]>;
  /** Things that earlier rows of a trial would have made. */
  tried: Tried;
  /** Written down when all rows are moved in: one statement for all, since a row of its own costs a round trip. */
  noted: {
    people: Parameters<typeof people.insertPeople>[1];
    things: Parameters<typeof people.insertThings>[1];
  };
}

export interface Tried {
  people: Map<string, UserRow>;
  keys: Set<string>;
}

export interface RowResult {
  outcome: RowOutcome;
  reason: Reason | null;
}

type Setting = Omit<Piece, 'people' | 'orders' | 'certificates' | 'noted'>;

/** Asks once for all of the rows. */
export async function makePiece(setting: Setting, rows: readonly Row[]): Promise<Piece> {
  const { db } = setting.tx ?? setting.ctx;
  const cells = rows.map((row) => cellsBy(setting.reading, row));
  const emails = cells.flatMap((cell) => emailField.safeParse(cell('email')).data ?? []);
  const people = await peopleAt(db, [...new Set(emails)]);
  for (const email of emails) {
    const tried = setting.tried.people.get(email);
    if (tried && !people.has(email)) people.set(email, tried);
  }
  const numbers = [...new Set(cells.map((cell) => cell('number')).filter((number) => number !== ''))];
  const certificates = setting.kind === 'certificates' ? await certificatesKnownAs(db, numbers) : [];
  return {
    ...setting,
    people,
    orders: await ordersOf(db, setting.kind, numbers),
    certificates: new Set(certificates.map(({ old_number }) => old_number!)),
    noted: { people: [], things: [] },
  };
}

async function ordersOf(db: Context['db'], kind: ImportKind, numbers: readonly string[]) {
  const orders = new Map<string, OrderRow>();
  if (kind !== 'orders' && kind !== 'payments') return orders;
  const keys = numbers.map((number) => `number ${number}`);
  const own = numbers.flatMap((text) => {
    const typed = typedNumber(text);
    return typed?.letter === 'Z' ? [typed.number] : [];
  });
  for (const order of await ordersKnownAs(db, { keys, numbers: own })) {
    if (order.moved_in_as) orders.set(order.moved_in_as, order);
    orders.set(`number Z-${order.number}`, order);
  }
  return orders;
}

/** Remembers whom the file names. */
export function touch({ tx, importId, noted }: Piece, userId: string, isNew: boolean): void {
  if (tx) noted.people.push({ import_id: importId, user_id: userId, is_new: isNew ? 1 : 0 });
}

/** Remembers what it was before, for an undo. */
export function note(
  { tx, importId, noted }: Piece,
  userId: string,
  { kind, id, before = null }: { kind: people.ThingRow['kind']; id: string; before?: object | null },
): void {
  if (!tx) return;
  const thing = { import_id: importId, user_id: userId, kind, thing_id: id };
  noted.things.push({ ...thing, before: before && JSON.stringify(before) });
}

/** Whether an import brought it, this one or an earlier one: then nobody here knows better when it began. */
export async function isMovedIn({ tx, ctx, noted }: Piece, userId: string, id: string): Promise<boolean> {
  const isNoted = noted.things.some((thing) => thing.thing_id === id && thing.before === null);
  return isNoted || people.isMovedIn((tx ?? ctx).db, userId, id);
}

export async function writeNotes({ tx, noted }: Piece): Promise<void> {
  if (!tx) return;
  await people.insertPeople(tx.db, noted.people);
  await people.insertThings(tx.db, noted.things);
}
