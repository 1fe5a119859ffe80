/** Names of courses and of currencies that nobody has explained yet. */
import { currencyIn, plainCourse } from '../rules/headings.ts';
import type { ImportKind } from '../rules/kinds.ts';
import { amountIn, rubles } from '../rules/values.ts';
import { cellsBy, isKnown, namesIn, type Reading } from './readRow.ts';
import type { Row } from './table.ts';

export interface UnknownNames {
  courses: string[];
  currencies: string[];
}

/** As many as a screen can hold. */
const most = 200;

export function makeUnknown(reading: Reading, kind: ImportKind) {
  const courses = new Map<string, string>();
  const currencies = new Set<string>();
  const addCourse = (title: string) => {
    const name = plainCourse(title);
    if (name !== '' && !isKnown(reading, name) && courses.size < most) courses.set(name, title.slice(0, 200));
  };
  return {
    add(rows: readonly Row[]): void {
      for (const row of rows) {
        const cell = cellsBy(reading, row.cells);
        if (kind === 'people' && !isKnown(reading, plainCourse(cell('courses'))))
          for (const part of namesIn(cell('courses'))) addCourse(part);
        else if (kind !== 'people') addCourse(cell('course'));
        const currency = cell('amount') === '' ? null : currencyOf(reading, cell);
        if (currency && currency !== rubles) currencies.add(currency);
      }
    },
    found: (): UnknownNames => ({ courses: [...courses.values()], currencies: [...currencies] }),
  };
}

function currencyOf({ columns, headings }: Reading, cell: ReturnType<typeof cellsBy>): string | null {
  try {
    const column = columns.amount;
    const named = amountIn(cell('amount')).currency ?? amountIn(`1 ${cell('currency')}`).currency;
    return named ?? (column === undefined ? null : currencyIn(headings[column] ?? ''));
  } catch {
    return null;
  }
}
