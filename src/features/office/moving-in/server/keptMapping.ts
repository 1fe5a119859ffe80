/** What is kept with an import as JSON: the mapping, the encoding, and what the trial has found. */
import type { TextEncoding } from '#shared/foreignTables.ts';
import { type Mapping, noMapping } from '../rules/kinds.ts';
import type { Told } from '../rules/told.ts';
import type { ImportRow } from './store.ts';
import type { UnknownNames } from './unknownNames.ts';

export interface Kept extends Mapping {
  /** Null: as the text tells itself. */
  encoding: TextEncoding | null;
  unknown: UnknownNames;
  told: Told;
}

const nothing: Kept = {
  columns: noMapping.columns,
  courses: noMapping.courses,
  rates: noMapping.rates,
  statuses: noMapping.statuses,
  answers: noMapping.answers,
  encoding: null,
  unknown: { courses: [], currencies: [], statuses: [] },
  told: {},
};

export function keptIn({ mapping }: Pick<ImportRow, 'mapping'>): Kept {
  const kept = JSON.parse(mapping) as Partial<Kept>;
  return { ...nothing, ...kept, unknown: { ...nothing.unknown, ...kept.unknown } };
}

/** The upload as it is to be read. */
export function fileOf(row: Pick<ImportRow, 'mapping' | 'file'>) {
  return { file: row.file ?? '', encoding: keptIn(row).encoding };
}
