import { type Expression, type SqlBool, sql } from 'kysely';
import { dayStart, nextDay } from '#shared/dates.ts';
import type { Column } from '#shared/listing.ts';
import { toKopecks } from '#shared/money.ts';

interface StoredColumn {
  key: string;
  /** In the database. */
  name: string;
  column: Column;
}

/** Conditions of the query's own parameters about a column: a choice, and bounds of days or amounts. */
export function columnConditions(
  { key, name, column }: StoredColumn,
  given: Record<string, unknown>,
  timeZone: string,
): Expression<SqlBool>[] {
  const compared = (sign: '=' | '<' | '<=' | '>=', value: string | number) =>
    sql<SqlBool>`${sql.ref(name)} ${sql.raw(sign)} ${value}`;
  const when = (parameter: string | undefined, condition: (value: never) => Expression<SqlBool>) => {
    const value = parameter === undefined ? undefined : given[parameter];
    return value === undefined ? [] : [condition(value as never)];
  };
  if (column.type === 'choice') return when(column.isFilter && key, (value) => compared('=', value));
  if (column.type === 'money') {
    const [from, to] = column.amounts ?? [];
    return [
      ...when(from, (rubles: number) => compared('>=', toKopecks(rubles))),
      ...when(to, (rubles: number) => compared('<=', toKopecks(rubles))),
    ];
  }
  if (column.type !== 'time' && column.type !== 'dayOf') return [];
  const [from, to] = column.days ?? [];
  return [
    ...when(from, (day: string) => compared('>=', dayStart(day, timeZone))),
    ...when(to, (day: string) => compared('<', dayStart(nextDay(day), timeZone))),
  ];
}
