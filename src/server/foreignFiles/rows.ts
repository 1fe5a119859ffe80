/** Rows as they are read, and as they are kept: a line of JSON each, in a file that begins with the headings. */

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
  /** Days of the workbook are counted from 1904. */
  isFrom1904: boolean;
}
