/** Words of a file that nobody has explained yet. */

import { cut } from '#shared/graphemes.ts';
import { rubles } from '../rules/currencies.ts';
import { plainCourse } from '../rules/headings.ts';
import type { ImportKind } from '../rules/kinds.ts';
import { RowRefused } from '../rules/refusals.ts';
import { amountIn, isKnownStatus, plainStatus } from '../rules/values.ts';
import { cellsBy, currencyBeside, isKnown, namesIn, type Reading } from './readRow.ts';
import type { Row } from './table.ts';

export interface UnknownNames {
  courses: string[];
  currencies: string[];
  statuses: string[];
}

/** As many as a screen can hold. */
const most = 200;

export function makeUnknown(reading: Reading, kind: ImportKind) {
  const courses = new Map<string, string>();
  const currencies = new Set<string>();
  const statuses = new Map<string, string>();
  const addCourse = (title: string) => {
    const name = plainCourse(title);
    if (name !== '' && !isKnown(reading, name) && courses.size < most) courses.set(name, cut(title, 200));
  };
  return {
    add(rows: readonly Row[]): void {
      for (const row of rows) {
        const cell = cellsBy(reading, row);
        if (kind === 'people' && !isKnown(reading, plainCourse(cell('courses'))))
          for (const part of namesIn(cell('courses'))) addCourse(part);
        else if (kind !== 'people') addCourse(cell('course'));
        const currency = currencyOf(reading, cell);
        if (currency && currency !== rubles && currencies.size < most) currencies.add(currency);
        const status = kind === 'certificates' ? '' : cell('status');
        if (status !== '' && !isKnownStatus(status) && statuses.size < most)
          statuses.set(plainStatus(status), cut(status, 100));
      }
    },
    found: (): UnknownNames => ({
      courses: [...courses.values()],
      currencies: [...currencies],
      statuses: [...statuses.values()],
    }),
  };
}

function currencyOf(reading: Reading, cell: ReturnType<typeof cellsBy>): string | null {
  try {
    return amountIn(cell('amount')).currency ?? currencyBeside(reading, cell);
  } catch (error) {
    if (error instanceof RowRefused) return null;
    throw error;
  }
}
