/** What a column says of its cells, each of which alone might be read in two ways; what it does not say is asked. */

import { cut } from '#shared/graphemes.ts';
import { type Answers, type Question, questions, type Way } from './answers.ts';
import { currencyOfFormat } from './currencies.ts';
import type { Field, Mapping } from './kinds.ts';
import { RowRefused } from './refusals.ts';

/** `example` is a cell that might be read in two ways where nothing, or too much, says how. */
export type Told = Partial<Record<Field, { way: Way } | { example: string }>>;

const [dates, percents, amounts] = questions;
const questionOf: Partial<Record<Field, Question>> = {
  registered_at: dates,
  ordered_at: dates,
  paid_at: dates,
  opened_at: dates,
  ended_at: dates,
  completed_at: dates,
  watched_at: dates,
  issued_at: dates,
  percent: percents,
  amount: amounts,
};

export function isTime(field: Field): boolean {
  return questionOf[field] === dates;
}

/** A cell, and its number format where a workbook holds it as a number. */
export interface Cell {
  text: string;
  format: string | undefined;
}

/** Null: it can be read in one way only. */
type Sign = Way | 'either' | null;
const signOf: Record<Question, (cell: Cell) => Sign> = {
  dates: daySign,
  percents: percentSign,
  amounts: amountSign,
};

export function makeSurvey(columns: Mapping['columns']) {
  const asked = Object.entries(columns).flatMap(([name, column]) => {
    const field = name as Field;
    const question = questionOf[field];
    return question === undefined ? [] : [{ field, column, question, ways: new Set<Way>(), example: '' }];
  });
  return {
    add({ cells, formats }: { cells: readonly string[]; formats?: Record<number, string> }): void {
      for (const each of asked) {
        const cell = { text: (cells[each.column] ?? '').trim(), format: formats?.[each.column] };
        const sign = signOf[each.question](cell);
        if (sign === 'either') each.example ||= cut(cell.text, 40);
        else if (sign) each.ways.add(sign);
        if (each.ways.size > 1) each.example ||= cut(cell.text, 40);
      }
    },
    found(): Told {
      const told: Told = {};
      for (const { field, ways, example } of asked) {
        // Half a percent stands beside 40; a share never does.
        const [way] = ways.has('percents') ? ['percents' as const] : ways;
        if (way && (ways.size === 1 || way === 'percents')) told[field] = { way };
        else if (example !== '') told[field] = { example };
      }
      return told;
    },
  };
}

/** What has to be asked of a file, with an example each. */
export function openQuestions(told: Told): Partial<Record<Question, string>> {
  const open: Partial<Record<Question, string>> = {};
  for (const [field, each] of Object.entries(told))
    if ('example' in each) open[questionOf[field as Field]!] ??= each.example;
  return open;
}

export interface Reader {
  told: Told;
  answers: Answers;
  isFrom1904: boolean;
}

/** The cell as text that can be read in one way. @throws RowRefused while the way is not known */
export function clearCell(field: Field, cell: Cell, { told, answers, isFrom1904 }: Reader): string {
  const question = questionOf[field];
  if (!question || cell.text === '') return cell.text;
  const column = told[field];
  const way = column && 'way' in column ? column.way : answers[question];
  const isOpen = way === undefined && column !== undefined;
  if (question === 'dates') return clearDay(cell, { way, isOpen, isFrom1904 });
  return question === 'percents' ? clearPercent(cell, way) : clearAmount(cell, way);
}

const dayPattern =
  /^'?(?<a>\d{1,2})(?<mark>[-/.])(?<b>\d{1,2})[-/.](?<year>\d{4}|\d\d)(?<rest>(?:[T ,].*)?)$/;

function daySign({ text, format }: Cell): Sign {
  const { a, b, mark } = dayPattern.exec(text)?.groups ?? {};
  if (format !== undefined || a === undefined || Number(a) === Number(b)) return null;
  if (Number(a) > 12) return 'day_first';
  if (Number(b) > 12) return 'month_first';
  // Dots are written where days come first.
  return mark === '.' ? null : 'either';
}

/** Days between the beginnings of the two calendars that workbooks have. */
const daysTo1904 = 1462;

function clearDay(
  { text, format }: Cell,
  { way, isOpen, isFrom1904 }: { way: Way | undefined; isOpen: boolean; isFrom1904: boolean },
): string {
  if (format !== undefined) return isFrom1904 ? String(Number(text) + daysTo1904) : text;
  const { a = '', b = '', year = '', rest = '' } = dayPattern.exec(text)?.groups ?? {};
  if (year === '') return text;
  if (isOpen && Number(a) !== Number(b)) throw new RowRefused('date_order');
  const [month, day] = way === 'month_first' ? [a, b] : [b, a];
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`;
}

function percentSign({ text, format }: Cell): Sign {
  const number = plainNumber(text);
  if (isPercent(format) || Number.isNaN(number) || number === 0) return null;
  if (number > 1) return 'percents';
  return number === 1 && !/[.,]/.test(text) ? 'either' : 'shares';
}

function clearPercent({ text, format }: Cell, way: Way | undefined): string {
  const number = plainNumber(text);
  if (Number.isNaN(number)) return text;
  const isShare = isPercent(format) || way === 'shares';
  if (!isShare && way === undefined && number !== 0) throw new RowRefused('percent_unclear');
  return `${Number((isShare ? number * 100 : number).toFixed(6))}%`;
}

/** Not what has a sign of its own. */
function plainNumber(text: string): number {
  return /^'?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace("'", '').replace(',', '.')) : Number.NaN;
}

function isPercent(format: string | undefined): boolean {
  return format?.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').includes('%') ?? false;
}

const digits = /\d[\d.,\s\u00a0\u202f'’]*\d|\d/;

function amountSign({ text, format }: Cell): Sign {
  const number = digits.exec(text)?.[0].replace(/[\u00a0\u202f'’]/g, ' ') ?? '';
  const marks = number.match(/[.,]/g) ?? ([] as string[]);
  if (format !== undefined || marks.length === 0) return null;
  const last = marks.at(-1) as '.' | ',';
  const other = last === '.' ? ',' : '.';
  if (marks.includes(other)) return last;
  if (marks.length > 1) return other;
  const [before = '', behind = ''] = number.split(last);
  const mayGroup = behind.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return mayGroup ? 'either' : last;
}

function clearAmount(cell: Cell, way: Way | undefined): string {
  const { text, format } = cell;
  if (format !== undefined) return `${hundredths(text)} ${currencyOfFormat(format) ?? ''}`.trim();
  if (amountSign(cell) === null) return text;
  if (way === undefined) throw new RowRefused('amount_unclear');
  const group = way === '.' ? ',' : '.';
  return text.replace(digits, (number) => hundredths(number.replaceAll(group, '').replace(way, '.')));
}

/** Rounded as it is written: `955.335` is 955.34, whatever it is within a computer. */
function hundredths(number: string): string {
  const [, whole, fraction = ''] = /^([\d\s\u00a0\u202f'’]+)(?:\.(\d*))?$/.exec(number) ?? [];
  if (whole === undefined) return number;
  const thousandths = BigInt(`${whole.replace(/\D/g, '')}${fraction.padEnd(3, '0').slice(0, 3)}`);
  const rounded = String((thousandths + 5n) / 10n).padStart(3, '0');
  return `${rounded.slice(0, -2)}.${rounded.slice(-2)}`;
}
