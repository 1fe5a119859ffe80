/** A month's statement: what came, what went back, what the provider kept; by course and by method. */

import type { Content, DocumentDefinition } from 'pdfmake';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import { ordersTexts } from '#features/sales/orders/texts.ts';
import { printed } from '#features/teaching/certificates/server/printCertificate.ts';
import { setInType } from '#features/teaching/certificates/server/typefaces.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { type Sheet, workbook, xlsxType } from '#server/xlsx.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { addDays, dayStart } from '#shared/dates.ts';
import { formatRubles } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import { uiTexts } from '#ui/texts.ts';
import type { moneyChecksApi } from '../contract.ts';
import { moneyChecksTexts } from '../texts.ts';
import { type RefundsRow, refundsIn, type SalesRow, type SoldRow, salesBetween } from './statement.store.ts';

interface Line {
  title: string;
  orders: number;
  sales: number;
  refunds: number;
  /** Kept by the provider, as far as it has said. */
  fees: number;
}
interface Statement {
  title: string;
  school: string;
  byCourse: Line[];
  byMethod: Line[];
  total: Line;
  /** Payments whose fee is unknown. */
  feesUnknown: number;
}

export async function monthStatement(
  ctx: Context,
  { month, format }: ParsedInput<typeof moneyChecksApi.statement>,
): Promise<Output<typeof moneyChecksApi.statement>> {
  const { language } = ctx.actor;
  const statement = await read(ctx, month);
  const name = `statement-${month}.${format}`;
  if (format === 'pdf') return printed(ctx, { name, document: onPaper(statement, language) });
  return { name, type: xlsxType, bytes: workbook(inSheets(statement, language), ctx.app.now()) };
}

async function read(ctx: Context, month: string): Promise<Statement> {
  const { timeZone } = ctx.app.config;
  const { language } = ctx.actor;
  const t = createTranslator({ locale: language, messages: moneyChecksTexts.server.statement[language] });
  const firstDay = `${month}-01`;
  const nextMonth = `${addDays(firstDay, 31).slice(0, 7)}-01`;
  const [from, to] = [dayStart(firstDay, timeZone), dayStart(nextMonth, timeZone)];
  const sales = await salesBetween(ctx.db, from, to);
  const refunds = await refundsIn(ctx.db, from, to);
  const methods: Record<string, string> = moneyChecksTexts.server.statement[language].methods;
  const grouped = (titleOf: (row: SalesRow | RefundsRow) => string) =>
    linesOf(
      sales.map((row) => ({ ...row, title: titleOf(row) })),
      refunds.map((row) => ({ ...row, title: titleOf(row) })),
    );
  const school = await schoolIn(ctx.db, language);
  const byCourse = grouped(await courseNames(ctx.db, [...sales, ...refunds], language));
  const period = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    title: t('title', { month: period.format(new Date(firstDay)) }),
    school: school.legal_name ?? school.name ?? uiTexts.ui[language].brand,
    byCourse,
    byMethod: grouped(({ paid_by }) => methods[paid_by] ?? paid_by),
    total: sumOf(byCourse, t('total')),
    feesUnknown: sales.reduce((all, row) => all + row.fees_unknown, 0),
  };
}

function linesOf(
  sales: readonly { title: string; orders: number; kopecks: number; fees: number }[],
  refunds: readonly { title: string; kopecks: number }[],
): Line[] {
  const lines = new Map<string, Line>();
  const lineOf = (title: string) => {
    const known = lines.get(title) ?? { title, orders: 0, sales: 0, refunds: 0, fees: 0 };
    lines.set(title, known);
    return known;
  };
  for (const { title, orders, kopecks, fees } of sales) {
    const line = lineOf(title);
    line.orders += orders;
    line.sales += kopecks;
    line.fees += fees;
  }
  for (const { title, kopecks } of refunds) lineOf(title).refunds += kopecks;
  return [...lines.values()].toSorted((one, other) => other.sales - one.sales);
}

function sumOf(lines: readonly Line[], title: string): Line {
  const add = (all: Line, line: Line) => ({
    title,
    orders: all.orders + line.orders,
    sales: all.sales + line.sales,
    refunds: all.refunds + line.refunds,
    fees: all.fees + line.fees,
  });
  return lines.reduce(add, { title, orders: 0, sales: 0, refunds: 0, fees: 0 });
}

function inSheets({ byCourse, byMethod, total, title }: Statement, language: Language): Sheet[] {
  const t = createTranslator({ locale: language, messages: moneyChecksTexts.server.statement[language] });
  const columns: Sheet['columns'] = [
    { kind: 'text', heading: title, width: 44 },
    { kind: 'number', heading: t('columns.orders'), width: 12 },
    ...(['sales', 'refunds', 'fees', 'net'] as const).map((name) => ({
      ...{ kind: 'money' as const, heading: t(`columns.${name}`), width: 16 },
    })),
  ];
  const row = ({ title, orders, sales, refunds, fees }: Line) => [
    title,
    orders,
    ...[sales, refunds, fees, sales - refunds - fees].map(toRubles),
  ];
  return [
    { name: t('byCourse'), columns, batches: [[...byCourse, total].map(row)] },
    { name: t('byMethod'), columns, batches: [[...byMethod, total].map(row)] },
  ];
}

const colours = { ink: '#15110E', graphite: '#5C544D', rule: '#D9CFC2' };
/** Points: A4, landscape. */
const page = { width: 841.89, margin: 48 };
const widths = [285, 60, 100, 100, 100, 100];

function onPaper(statement: Statement, language: Language): DocumentDefinition {
  const t = createTranslator({ locale: language, messages: moneyChecksTexts.server.statement[language] });
  const { title, school, byCourse, byMethod, total, feesUnknown } = statement;
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: page.margin,
    info: { title, author: school, subject: title },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: colours.ink },
    content: [
      { text: setInType(title, 'display'), fontSize: 22 },
      { text: setInType(school), color: colours.graphite },
      ...table(t('byCourse'), [...byCourse, total], language),
      ...table(t('byMethod'), [...byMethod, total], language),
      { text: '\n' },
      { text: setInType(t('note', { count: feesUnknown })), color: colours.graphite, fontSize: 9 },
    ],
  };
}

function table(title: string, lines: readonly Line[], language: Language): Content[] {
  const t = createTranslator({ locale: language, messages: moneyChecksTexts.server.statement[language] });
  const heads = (['orders', 'sales', 'refunds', 'fees', 'net'] as const).map((name) => t(`columns.${name}`));
  const money = (kopecks: number) => formatRubles(toRubles(kopecks), language);
  const rows = lines.map(({ title, orders, sales, refunds, fees }) => [
    title,
    String(orders),
    ...[sales, refunds, fees, sales - refunds - fees].map(money),
  ]);
  const total = rows.pop()!;
  return [
    { text: '\n' },
    row([title, ...heads], colours.graphite),
    line(),
    ...rows.map((cells) => row(cells, colours.ink)),
    line(),
    row(total, colours.ink),
  ];
}

/** Between the heading, the lines and their sum. */
function line(): Content {
  const end = { x2: page.width - 2 * page.margin, y2: 0 };
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, ...end, lineWidth: 0.6, lineColor: colours.rule }],
    margin: [0, 2, 0, 5],
  };
}

function row(cells: readonly string[], color: string): Content {
  return {
    columns: cells.map((cell, index) => ({
      width: widths[index]!,
      stack: [{ text: setInType(cell), color, alignment: index === 0 ? 'left' : 'right' }],
    })),
  };
}

/** One line a course, by its present name: orders of one month may know it by two. */
async function courseNames(db: Db, rows: readonly SoldRow[], language: Language) {
  const courses = await findCourses(db, [...new Set(rows.flatMap(({ course_id }) => course_id ?? []))]);
  const names = new Map(courses.map((course) => [course.id, textIn(course, 'title', language)]));
  const products = createTranslator({ locale: language, messages: ordersTexts.orders[language] });
  return ({ product, course_id, course_title }: SoldRow) =>
    product === 'course' ? (names.get(course_id ?? '') ?? course_title) : products(`products.${product}`);
}
