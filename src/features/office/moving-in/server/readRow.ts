/** A row of the file as what it says: everything that can be known without looking at the school. */
import { hashToken } from '#server/tokens.ts';
import { schoolDay } from '#shared/dates.ts';
import { cleanName } from '#shared/fields.ts';
import { cut } from '#shared/graphemes.ts';
import { typedNumber } from '#shared/numbers.ts';
import { type OrderState, paidStates } from '#shared/orderStates.ts';
import { currencyIn, currencyNamed, rubles } from '../rules/currencies.ts';
import { plainCourse } from '../rules/headings.ts';
import type { Field, Mapping } from '../rules/kinds.ts';
import { type Reason, RowRefused } from '../rules/refusals.ts';
import { clearCell, isTime, type Reader } from '../rules/told.ts';
import {
  amountIn,
  countIn,
  emailIn,
  type Moment,
  momentIn,
  percentIn,
  phoneIn,
  statusIn,
} from '../rules/values.ts';
import type { Row } from './table.ts';

export interface Reading extends Reader {
  columns: Mapping['columns'];
  /** By names that stand in the file; null: rows of that course are left out. */
  chosen: ReadonlyMap<string, string | null>;
  rates: ReadonlyMap<string, number>;
  statuses: ReadonlyMap<string, OrderState | null>;
  headings: readonly string[];
  /** Ids of courses by their titles, as they are compared. */
  courses: ReadonlyMap<string, string>;
  timeZone: string;
  now: number;
  /** By field: the second that the rows since that line have in common. */
  seconds: Map<Field, { at: number; line: number }>;
}

export interface Who {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  note: Reason | null;
}

/** @throws RowRefused where a cell might be read in two ways, and nobody has said in which */
type Cells = (field: Field) => string;

export function cellsBy(reading: Reading, { cells, formats }: Row): Cells {
  return (field) => {
    const column = reading.columns[field];
    if (column === undefined) return '';
    const cell = { text: (cells[column] ?? '').trim(), format: formats?.[column] };
    return clearCell(field, cell, reading);
  };
}

export function whoIn(cell: Cells): Who {
  const email = emailIn(cell('email'));
  const whole = cleanName(cell('name').replace(/^'/, '')) ?? '';
  const [first = '', ...rest] = whole.split(' ');
  const firstName = cleanName(cell('first_name')) ?? first;
  const lastName = cleanName(cell('last_name')) ?? (cell('first_name') ? '' : rest.join(' '));
  const phone = phoneIn(cell('phone'));
  const note = phone === undefined ? 'phone_left_out' : null;
  return { email, firstName, lastName, phone: phone ?? null, note };
}

/** @throws RowRefused */
export function courseIn(reading: Reading, title: string): string {
  return courseNamed(reading, plainCourse(title));
}

function courseNamed({ chosen, courses }: Reading, name: string): string {
  if (name === '') throw new RowRefused('course_missing');
  const choice = chosen.get(name);
  if (choice === null) throw new RowRefused('course_left_out');
  const id = choice ?? courses.get(name);
  if (id === undefined) throw new RowRefused('course_unknown');
  return id;
}

/** In one cell, and in one title, which may have commas of its own. */
const [mostNames, mostParts] = [20, 6];

/** Titles that stand in one cell, each as far as it goes. @throws RowRefused */
export function coursesIn(reading: Reading, cell: string): string[] {
  const parts = namesIn(cell).map(plainCourse);
  const found: string[] = [];
  for (let [at, names] = [0, 0]; at < parts.length; names += 1) {
    if (names === mostNames) throw new RowRefused('courses_many');
    let length = Math.min(mostParts, parts.length - at);
    const name = () => parts.slice(at, at + length).join(' ');
    while (length > 1 && !isKnown(reading, name())) length -= 1;
    if (reading.chosen.get(name()) !== null) found.push(courseNamed(reading, name()));
    at += length;
  }
  return found;
}

/** Parts of a cell that may be titles. */
export function namesIn(cell: string): string[] {
  return cell
    .split(/[,;\n]/, mostNames * mostParts + 1)
    .map((part) => part.trim())
    .filter((part) => plainCourse(part) !== '');
}

export function isKnown({ chosen, courses }: Reading, name: string): boolean {
  return chosen.has(name) || courses.has(name);
}

interface TimeCell {
  cell: Cells;
  field: Field;
  line: number;
}

/**
 * Moments as ISO text. Lists stand newest first: rows that name no more than a second, or a day, keep their order.
 * @throws RowRefused
 */
export function timeIn(reading: Reading, { cell, field, line }: TimeCell): string | null {
  const { timeZone, now, seconds } = reading;
  const moment = momentIn(cell(field), { timeZone, now });
  if (!moment) return null;
  if (!moment.isDay && seconds.get(field)?.at !== moment.at) seconds.set(field, { at: moment.at, line });
  return new Date(Math.min(ordered(moment, line, seconds.get(field)?.line ?? line), now)).toISOString();
}

function ordered({ at, isDay }: Moment, line: number, since: number): number {
  return isDay ? at - line : at + Math.max(999 - (line - since), 0);
}

/** Takes note of the times of rows that were moved in before the work was interrupted. */
export function passTimes(reading: Reading, rows: readonly Row[]): void {
  for (const row of rows)
    for (const field of Object.keys(reading.columns) as Field[])
      if (isTime(field)) {
        try {
          timeIn(reading, { cell: cellsBy(reading, row), field, line: row.line });
        } catch (error) {
          if (!(error instanceof RowRefused)) throw error;
        }
      }
}

/** The amount's own word says most, its column's heading least. @throws RowRefused */
export function kopecksIn(reading: Reading, cell: Cells): number {
  const { hundredths, currency } = amountIn(cell('amount'));
  const used = currency ?? currencyBeside(reading, cell) ?? rubles;
  // Whoever says what a word is worth may say so of rubles, too.
  const rate = reading.rates.get(used) ?? (used === rubles ? 1 : undefined);
  if (rate === undefined) throw new RowRefused('currency_unknown');
  return Math.round(hundredths * rate);
}

/** Null where nothing names one. */
export function currencyBeside({ columns, headings }: Reading, cell: Cells): string | null {
  const named = cell('currency');
  if (named !== '') return currencyNamed(named);
  return columns.amount === undefined ? null : currencyIn(headings[columns.amount] ?? '');
}

export interface OrderDraft {
  who: Who;
  courseId: string;
  amountKopecks: number;
  status: OrderState;
  createdAt: string;
  paidAt: string | null;
  /** As this product numbers orders. */
  number: number | null;
  oldNumber: string;
  knownAs: string;
}

/** @throws RowRefused */
export function orderIn(reading: Reading, cell: Cells, line: number): OrderDraft {
  const who = whoIn(cell);
  const courseId = courseIn(reading, cell('course'));
  const amountKopecks = kopecksIn(reading, cell);
  const status = statusIn(cell('status'), reading.statuses);
  const createdAt = timeIn(reading, { cell, field: 'ordered_at', line });
  if (createdAt === null) throw new RowRefused('date_missing');
  const isPaid = paidStates.includes(status);
  const paidAt = isPaid ? (timeIn(reading, { cell, field: 'paid_at', line }) ?? createdAt) : null;
  const oldNumber = cut(cell('number'), 60);
  const own = typedNumber(oldNumber);
  const said = [who.email, courseId, amountKopecks, schoolDay(createdAt, reading.timeZone)].join('|');
  return {
    ...{ who, courseId, amountKopecks, status, createdAt, paidAt, oldNumber },
    number: own?.letter === 'Z' && own.number > 9999 ? own.number : null,
    knownAs: oldNumber ? `number ${oldNumber}` : `order ${hashToken(said).slice(0, 32)}`,
  };
}

export interface LearningDraft {
  who: Who;
  courseId: string;
  openedAt: string | null;
  endedAt: string | null;
  percent: number | null;
  lessonsDone: number | null;
  at: string | null;
}

/** @throws RowRefused */
export function learningIn(reading: Reading, cell: Cells, line: number): LearningDraft {
  const who = whoIn(cell);
  const courseId = courseIn(reading, cell('course'));
  const time = (field: Field) => timeIn(reading, { cell, field, line });
  const completedAt = time('completed_at');
  const percent = percentIn(cell('percent')) ?? (completedAt ? 100 : null);
  return {
    ...{ who, courseId, openedAt: time('opened_at'), endedAt: time('ended_at') },
    ...{ percent, lessonsDone: countIn(cell('lessons_done')), at: completedAt ?? time('watched_at') },
  };
}
