/** What a list is made of, whether it is drawn as a table or as cards. */
import type { ReactNode } from 'react';
import type { ListState } from './listState.ts';

export interface Column<T> {
  /** Also the contract's name of the order by this column. */
  key: string;
  title: string;
  /** Can be sorted by; the direction of the first click. */
  sort?: 'asc' | 'desc';
  isNumber?: boolean;
  /** Long texts; anything else stays on one line. */
  wraps?: boolean;
  render(row: T): ReactNode;
}

export interface ListProps<T> {
  /** Names the table to a screen reader. */
  label: string;
  columns: Column<T>[];
  rows: T[];
  list: ListState;
  isUpdating: boolean;
  /** Address of a row's details: its first column becomes the link. */
  rowPath?: ((row: T) => string) | undefined;
}
