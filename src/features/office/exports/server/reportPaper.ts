/** The report on paper: charts are bars, drawn as what they are. */

import type { Content, DocumentDefinition } from 'pdfmake';
import { setInType } from '#features/teaching/certificates/server/typefaces.ts';
import { formatRubles } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { exportsTexts } from '../texts.ts';

export const funnelSteps = ['visit', 'cards', 'form', 'ordered', 'paid', 'refunded'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Money in rubles. */
export interface Report {
  title: string;
  period: string;
  months: { month: string; received: number; returned: number }[];
  courses: { title: string; orders: number; received: number; refunds: number; returned: number }[];
  /** From the first look to the money, in order. */
  funnel: { step: FunnelStep; count: number }[];
  sources: { title: string; visitors: number; orders: number; paid: number; received: number }[];
  learning: { title: string; students: number; begun: number; finished: number }[];
}

const colours = { ink: '#15110E', graphite: '#5C544D', rule: '#D9CFC2', carmine: '#A8123A', pale: '#E7B9C5' };
/** Points: A4, portrait. */
const page = { width: 595.28, margin: 42 };
const room = page.width - 2 * page.margin;
const chartHeight = 130;
/** More bars than these would be lines. */
const mostBars = 36;

export function reportPaper(report: Report, language: Language): DocumentDefinition {
  const t = createTranslator({ locale: language, messages: exportsTexts.server.report[language] });
  const money = (rubles: number) => formatRubles(rubles, language);
  const { months, courses, learning } = report;
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: page.margin,
    info: { title: report.title, author: 'Podium', subject: report.period },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: colours.ink },
    content: [
      { text: setInType(report.title, 'display'), fontSize: 24 },
      { text: setInType(report.period), color: colours.graphite },
      ...heading(t('money')),
      ...legend([t('received'), t('returned')]),
      ...columnsChart(months.slice(-mostBars)),
      ...table(
        [t('month'), t('received'), t('returned'), t('net')],
        [
          ...months.map(
            (row) => [row.month, row.received, row.returned, row.received - row.returned] as const,
          ),
          [
            t('total'),
            sum(months, 'received'),
            sum(months, 'returned'),
            sum(months, 'received') - sum(months, 'returned'),
          ],
        ].map(([title, ...sums]) => [String(title), ...sums.map((each) => money(Number(each)))]),
      ),
      ...heading(t('courses')),
      ...barsChart(
        courses.map((row) => ({
          title: row.title,
          parts: [row.received],
          said: `${money(row.received)} · ${row.orders}`,
        })),
        t('nothing'),
      ),
      ...visitsPart(report, language),
      ...heading(t('learning')),
      ...legend([t('finished'), t('students')]),
      ...barsChart(
        learning.map((row) => ({
          title: row.title,
          parts: [row.finished, row.students - row.finished],
          said: `${row.students} · ${row.begun} · ${row.finished}`,
        })),
        t('nothing'),
      ),
      {
        text: setInType(`${t('students')} · ${t('begun')} · ${t('finished')}`),
        color: colours.graphite,
        fontSize: 8,
      },
      { text: setInType(t('note')), color: colours.graphite, fontSize: 8, margin: [0, 14, 0, 0] },
    ],
  };
}

/** The way to a purchase, and where visitors and buyers came from. */
function visitsPart({ funnel, sources }: Report, language: Language): Content[] {
  const t = createTranslator({ locale: language, messages: exportsTexts.server.report[language] });
  return [
    ...heading(t('visits')),
    ...barsChart(
      funnel.map(({ step, count }) => ({ title: t(step), parts: [count], said: String(count) })),
      t('nothing'),
    ),
    ...heading(t('sources')),
    ...table(
      [t('source'), t('visitors'), t('orders'), t('received')],
      sources.map((row) => [
        row.title,
        String(row.visitors),
        `${row.orders} · ${row.paid}`,
        formatRubles(row.received, language),
      ]),
    ),
  ];
}

function sum(rows: Report['months'], key: 'received' | 'returned'): number {
  return rows.reduce((all, row) => all + row[key], 0);
}

function heading(text: string): Content[] {
  return [{ text: setInType(text, 'display'), fontSize: 15, margin: [0, 18, 0, 6] }];
}

function legend([dark = '', light = '']: readonly string[]): Content[] {
  const part = (color: string, text: string) => [
    { width: 12, stack: [{ canvas: [{ type: 'rect', x: 0, y: 2, w: 8, h: 8, color }] } as const] },
    { width: 130, stack: [{ text: setInType(text), fontSize: 9, color: colours.graphite }] },
  ];
  return [{ columns: [...part(colours.carmine, dark), ...part(colours.pale, light)] }];
}

/** Income and refunds, side by side for each month. */
function columnsChart(months: Report['months']): Content[] {
  const highest = Math.max(1, ...months.flatMap(({ received, returned }) => [received, returned]));
  const step = room / months.length;
  const bar = Math.min(step * 0.36, 22);
  const rect = (x: number, value: number, color: string) => {
    const h = (value / highest) * chartHeight;
    return { type: 'rect' as const, x, y: chartHeight - h, w: bar, h, color };
  };
  const bars = months.flatMap(({ received, returned }, index) => [
    rect(index * step + step / 2 - bar, received, colours.carmine),
    rect(index * step + step / 2, returned, colours.pale),
  ]);
  const ground = { x1: 0, y1: chartHeight, x2: room, y2: chartHeight, lineWidth: 0.6 };
  return [
    { canvas: [...bars, { type: 'line', ...ground, lineColor: colours.rule }], margin: [0, 4, 0, 2] },
    {
      columns: months.map(({ month }) => ({
        width: step,
        stack: [
          {
            text: month.slice(2),
            fontSize: Math.min(8, step / 3.2),
            alignment: 'center',
            color: colours.graphite,
          },
        ],
      })),
    },
  ];
}

interface Bar {
  title: string;
  /** Drawn one after another. */
  parts: readonly number[];
  said: string;
}

/** One below the other, each with its name and figures. */
function barsChart(bars: readonly Bar[], nothing: string): Content[] {
  if (bars.length === 0) return [{ text: setInType(nothing), color: colours.graphite }];
  const [names, figures] = [190, 110];
  const width = room - names - figures - 20;
  const longest = Math.max(1, ...bars.map(({ parts }) => parts.reduce((all, part) => all + part, 0)));
  return bars.map(({ title, parts, said }) => {
    let x = 0;
    const drawn = parts.map((part, index) => {
      const w = (part / longest) * width;
      const rect = {
        type: 'rect' as const,
        x,
        y: 2,
        w,
        h: 9,
        color: index === 0 ? colours.carmine : colours.pale,
      };
      x += w;
      return rect;
    });
    return {
      margin: [0, 2, 0, 2] as const,
      columns: [
        { width: names, stack: [{ text: setInType(title), fontSize: 9 }] },
        { width: width + 20, stack: [{ canvas: drawn }] },
        { width: figures, stack: [{ text: setInType(said), fontSize: 9, alignment: 'right' }] },
      ],
    };
  });
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): Content[] {
  const widths = [142, ...heads.slice(1).map(() => 105)];
  const cell = (text: string, index: number, color: string) => ({
    ...{ text: setInType(text), color, fontSize: 9 },
    alignment: index === 0 ? ('left' as const) : ('right' as const),
  });
  return [
    {
      margin: [0, 10, 0, 0],
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        widths,
        body: [
          heads.map((text, index) => cell(text, index, colours.graphite)),
          ...rows.map((row) => row.map((text, index) => cell(text, index, colours.ink))),
        ],
      },
    },
  ];
}
