/** Promo codes and promotions of the year. */
import { createCode } from '#features/sales/promo-codes/server/codesForStaff.ts';
import { demoNote } from '#features/sales/promo-codes/server/demo.ts';
import { promoteInDemo } from '#features/teaching/courses/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import type { Happening } from '#server/retelling.ts';
import { addDays, day, dayStart, hour, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { daysOfYear, type Year } from './calendar.ts';
import { asColleague, courseOf } from './goods.ts';

export interface DemoCode {
  code: string;
  percent: number | null;
  sum: number | null;
  /** First and last day. */
  from: SchoolDay;
  to: SchoolDay;
  note: string;
  isOn: boolean;
}

/** Day of the year before the end on which this month began last. */
function lastFirstOf(today: SchoolDay, month: string, date = '01'): SchoolDay {
  const here = `${today.slice(0, 4)}-${month}-${date}`;
  return (here < today ? here : `${Number(today.slice(0, 4)) - 1}-${month}-${date}`) as SchoolDay;
}

export function codesOf({ until, timeZone }: Year): DemoCode[] {
  const today = schoolDay(new Date(until), timeZone);
  const first = addDays(today, 3 - daysOfYear);
  const season = (from: SchoolDay, days: number) => {
    const begin = from < first ? first : from;
    return { from: begin, to: addDays(begin, days) };
  };
  const plain = { sum: null, isOn: true };
  return [
    {
      ...plain,
      code: 'ПОДИУМ10',
      percent: 10,
      from: first,
      to: addDays(today, 200),
      note: 'для подписчиков',
    },
    {
      ...plain,
      code: 'НОВЫЙГОД',
      percent: 20,
      ...season(lastFirstOf(today, '12', '15'), 26),
      note: 'праздники',
    },
    {
      ...plain,
      code: 'ВЕСНА',
      percent: null,
      sum: 1000,
      ...season(lastFirstOf(today, '03'), 20),
      note: '8 марта',
    },
    {
      ...plain,
      code: 'ЛЕТО15',
      percent: 15,
      ...season(lastFirstOf(today, '06'), 92),
      note: 'летняя распродажа',
    },
    { ...plain, code: 'КАТЯ-БЛОГ', percent: 12, ...season(addDays(today, -70), 120), note: 'блог Кати М.' },
  ];
}

export function madeCodes(year: Year): Happening[] {
  return codesOf(year).map(({ code, percent, sum, from, to, note, isOn }) => ({
    at: Date.parse(dayStart(from, year.timeZone)) + 10 * hour,
    async tell(ctx) {
      const kind = percent === null ? 'sum' : 'percent';
      await createCode(await asColleague(ctx, 'director'), {
        ...{
          code,
          kind,
          percent,
          sum,
          starts_on: from,
          ends_on: to,
          max_uses: null,
          course_ids: [],
          is_on: isOn,
        },
        note: `${demoNote}: ${note}`,
      });
    },
  }));
}

/** The basic course cost less for two weeks of the autumn. */
export function promotions(year: Year): Happening[] {
  const at = year.until - 48 * day;
  const ends_at = new Date(at + 14 * day).toISOString();
  const tell = async (ctx: TxContext) =>
    promoteInDemo(ctx, await courseOf(ctx, 'basic'), { price_kopecks: 3_200_00, ends_at });
  return [{ at, tell }];
}
