/** Rows as they are read, and as they are kept: a line of JSON each, in a file that begins with the headings. */
import type { TextEncoding } from '#shared/foreignTables.ts';

export interface ForeignRow {
  /** As a spreadsheet counts it. */
  line: number;
  /** Values as the file has them, without their looks. */
  cells: string[];
  /** Number formats of the cells that a workbook holds as numbers, by column. */
  formats?: Record<number, string>;
}

/** The first line of a file of rows. */
export interface RowsHead {
  headings: string[];
  /** Of a text; null for a workbook, which says it itself. */
  encoding: TextEncoding | null;
  /** Lines above the headings that are no part of the table, such as its title. */
  titles: number;
  /** Days of the workbook are counted from 1904. */
  isFrom1904: boolean;
}
