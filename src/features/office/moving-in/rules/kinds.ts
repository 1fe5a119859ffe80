/** Things that a file of a former school can hold, and the fields of each. */
import { day, hour } from '#shared/dates.ts';
import type { OrderState } from '#shared/orderStates.ts';
import type { Answers } from './answers.ts';

export const importKinds = ['people', 'orders', 'payments', 'learning', 'certificates'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importSources = ['getcourse', 'thinkific', 'podium', 'free'] as const;
export type ImportSource = (typeof importSources)[number];

/** `withdrawn`: somebody was erased who may stand in the file. */
export const importStates = [
  ...(['read', 'checking', 'checked', 'running', 'done', 'failed'] as const),
  ...(['undoing', 'undone', 'withdrawn'] as const),
] as const;
export type ImportState = (typeof importStates)[number];

export const rowOutcomes = ['created', 'changed', 'unchanged', 'left_out', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const fields = [
  ...(['email', 'name', 'first_name', 'last_name', 'phone', 'number', 'registered_at', 'courses'] as const),
  ...(['course', 'amount', 'currency', 'status', 'ordered_at', 'paid_at', 'opened_at', 'ended_at'] as const),
  ...(['percent', 'lessons_done', 'completed_at', 'watched_at', 'issued_at'] as const),
] as const;
export type Field = (typeof fields)[number];

/** Fields of each kind; those without which no row says anything come first. */
export const fieldsOf: Record<ImportKind, { needed: readonly Field[]; others: readonly Field[] }> = {
  people: {
    needed: ['email'],
    others: ['name', 'first_name', 'last_name', 'phone', 'number', 'registered_at', 'courses'],
  },
  orders: {
    needed: ['email', 'course', 'amount', 'status', 'ordered_at'],
    others: ['number', 'paid_at', 'currency', 'name', 'first_name', 'last_name', 'phone'],
  },
  payments: { needed: ['number', 'amount', 'paid_at'], others: ['email', 'status', 'currency'] },
  learning: {
    needed: ['email', 'course'],
    others: [
      ...(['opened_at', 'ended_at', 'percent', 'lessons_done', 'completed_at', 'watched_at'] as const),
      ...(['name', 'first_name', 'last_name'] as const),
    ],
  },
  certificates: {
    needed: ['email', 'course', 'number', 'issued_at'],
    others: ['status', 'name', 'first_name', 'last_name'],
  },
};

/** States that a word of a file may be said to mean; of a partial refund it is not known how much went back. */
export const chosenStates = [
  'paid',
  'refunded',
  'canceled',
  'expired',
] as const satisfies readonly OrderState[];

/** Which column is which field, and what the words of the file mean here. */
export interface Mapping {
  columns: Partial<Record<Field, number>>;
  /** Null: rows of that course are left out. */
  courses: Record<string, string | null>;
  /** Rubles for one of a currency: by its code, or by a word that is none. */
  rates: Record<string, number>;
  /** Null: rows of that state are left out. */
  statuses: Record<string, (typeof chosenStates)[number] | null>;
  answers: Answers;
}

export const noMapping: Mapping = { columns: {}, courses: {}, rates: {}, statuses: {}, answers: {} };

/** Fields that no column has, though no row says anything without them. */
export function missingFields(kind: ImportKind, { columns }: Mapping): Field[] {
  return fieldsOf[kind].needed.filter((field) => columns[field] === undefined);
}

/** How long an import can be undone and its file is kept. */
export const undoMs = 30 * day;
/** Work that has reported nothing for this long was lost with its job. */
export const lostMs = 3 * hour;
/** How long a file that was never moved in is kept. */
export const untouchedMs = 7 * day;
/** Attempts before the import counts as failed. */
export const mostTries = 10;
export const longestWave = 500;
/** Mails of a wave leave one by one, so that those that somebody waits for go between them. */
export const waveStepMs = 1000;

export function isBusy(state: ImportState): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing';
}

/** Headings and the mapping may still be changed. */
export function isOpenToChange(state: ImportState): boolean {
  return state === 'read' || state === 'checked';
}

export function canUndo(
  { state, undo_until }: { state: ImportState; undo_until: string | null },
  now: string,
): boolean {
  return (state === 'done' || state === 'failed') && undo_until !== null && undo_until > now;
}
