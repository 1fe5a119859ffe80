/** People and the courses that they own. */
import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import { moveInPerson, nameMovedIn } from '#features/accounts/account/server/movedIn.ts';
import {
  type EnrolmentRow,
  moveInEnrolment,
  openEnrolment,
  setOpening,
} from '#features/teaching/enrolments/server/movedIn.ts';
import { typedNumber } from '#shared/numbers.ts';
import { RowRefused } from '../rules/refusals.ts';
import { isMovedIn, note, type Piece, type RowResult, touch } from './piece.ts';
import { cellsBy, coursesIn, timeIn, type Who, whoIn } from './readRow.ts';
import type { Row } from './table.ts';

export async function writePerson(piece: Piece, row: Row): Promise<RowResult> {
  const cell = cellsBy(piece.reading, row);
  const who = whoIn(cell);
  const courses = coursesIn(piece.reading, cell('courses'));
  const createdAt = timeIn(piece.reading, { cell, field: 'registered_at', line: row.line });
  const number = typedNumber(cell('number'));
  const isOwn = number?.letter === 'Y' && number.number > 9999;
  const found = await personFor(piece, who, { createdAt, number: isOwn ? number.number : null });
  let isMore = false;
  for (const courseId of courses)
    isMore = (await openFor(piece, found.user, { courseId, openedAt: createdAt })) || isMore;
  if (found.isNew) return { outcome: 'created', reason: who.note };
  const isStaff = found.user.role !== 'user';
  const outcome = found.isChanged || isMore ? 'changed' : 'unchanged';
  return { outcome, reason: isStaff ? 'staff_untouched' : who.note };
}

export interface Found {
  user: UserRow;
  isNew: boolean;
  isChanged: boolean;
}

/** The account with that address, created if missing. Names and telephone are filled in where they are missing. */
export async function personFor(
  piece: Piece,
  who: Who,
  { createdAt, number = null }: { createdAt: string | null; number?: number | null },
): Promise<Found> {
  const { tx, ctx } = piece;
  const known = piece.people.get(who.email);
  if (known) {
    if (known.blocked_at || known.deleted_at) throw new RowRefused('account_closed');
    touch(piece, known.id, false);
    return fillIn(piece, known, who);
  }
  const at = createdAt ?? ctx.app.now().toISOString();
  const user = tx ? await moveInPerson(tx, { ...who, createdAt: at, number }) : imagined(who);
  // Somebody has registered the address while this piece was read.
  if (!user) throw new Error('an address was taken meanwhile');
  piece.people.set(who.email, user);
  if (!tx) piece.tried.people.set(who.email, user);
  touch(piece, user.id, true);
  note(piece, user.id, { kind: 'person', id: user.id });
  return { user, isNew: true, isChanged: false };
}

/** The account that a trial does not make. */
function imagined({ email, firstName, lastName, phone }: Who): UserRow {
  const person = { id: '', email, first_name: firstName, last_name: lastName, phone, role: 'user' };
  return { ...person, blocked_at: null, deleted_at: null } as unknown as UserRow;
}

async function fillIn(piece: Piece, user: UserRow, who: Who): Promise<Found> {
  const { first_name, last_name, phone } = user;
  const isNameless = first_name === '' && last_name === '';
  const change = {
    first_name: isNameless ? who.firstName : first_name,
    last_name: isNameless ? who.lastName : last_name,
    phone: phone ?? who.phone,
  };
  const isSame = change.first_name === first_name && change.last_name === last_name && change.phone === phone;
  if (isSame || user.role !== 'user') return { user, isNew: false, isChanged: false };
  const named = { ...user, ...change };
  piece.people.set(user.email, named);
  if (piece.tx) {
    await nameMovedIn(piece.tx, user, change);
    note(piece, user.id, { kind: 'person', id: user.id, before: { first_name, last_name, phone } });
  }
  return { user: named, isNew: false, isChanged: true };
}

interface Opening {
  courseId: string;
  openedAt: string | null;
  endedAt?: string | null;
  orderId?: string | null;
}

/** False where it is open to them already, and not because a file said so that knew of no order. */
export async function openFor(piece: Piece, user: UserRow, opening: Opening): Promise<boolean> {
  const { tx, ctx } = piece;
  const { db } = tx ?? ctx;
  const { courseId, orderId = null, endedAt = null } = opening;
  const open = user.id === '' ? undefined : await openEnrolment(db, user.id, courseId);
  if (open) {
    const isBare = opening.orderId !== undefined && open.order_id === null;
    if (!isBare || !(await isMovedIn(piece, user.id, open.id))) return false;
    await reopen(piece, open, { created_at: opening.openedAt ?? open.created_at, order_id: orderId });
    return true;
  }
  if (!tx) return true;
  const openedAt = opening.openedAt ?? ctx.app.now().toISOString();
  const id = await moveInEnrolment(tx, { userId: user.id, courseId, orderId, openedAt, endedAt });
  if (id) note(piece, user.id, { kind: 'enrolment', id });
  return id !== null;
}

/** Gives an enrolment another beginning; what it was is kept for an undo. */
export async function reopen(
  piece: Piece,
  open: EnrolmentRow,
  next: Pick<EnrolmentRow, 'created_at' | 'order_id'>,
): Promise<void> {
  if (!piece.tx) return;
  const { id, user_id, created_at, order_id } = open;
  note(piece, user_id, { kind: 'enrolment', id, before: { created_at, order_id } });
  await setOpening(piece.tx, id, next);
}
