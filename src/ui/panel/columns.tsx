/** Definition of a list, drawn as a table or as cards. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Column as ListedColumn, Listing, Words } from '#shared/listing.ts';
import { cellTexts } from '#shared/listingTexts.ts';
import { useFormats } from './formats.ts';
import { LongText } from './LongText.tsx';
import type { ListState } from './listState.ts';

export interface Column<T> {
  /** Also the contract's name for the order by this column. */
  key: string;
  title: string;
  /** Can be sorted by; the direction of the first click. */
  sort?: 'asc' | 'desc' | undefined;
  isNumber?: boolean;
  /** Long texts; anything else stays on one line. */
  wraps?: boolean;
  /** Day and hour, which stand below each other where there is little room. */
  isTime?: boolean;
  render(row: T): ReactNode;
}

/** As many columns as a tablet can show; of more, those at the end would have to be scrolled to. */
export const fitting = 6;

export interface ListProps<T> {
  /** Names the table to a screen reader. */
  label: string;
  columns: Column<T>[];
  rows: T[];
  list: ListState;
  isUpdating: boolean;
  /** Address of a row's details, where it has some: its first column becomes the link. */
  rowPath?: ((row: T) => string | null) | undefined;
  choosing?: Choosing<T> | undefined;
}

/** Rows that are ticked, for one action on all of them (`useChosen`). */
export interface Choosing<T> {
  isChosen(row: T): boolean;
  choose(rows: readonly T[], isChosen: boolean): void;
  /** False for rows to which nothing can be done: they have no box. */
  canChoose?(row: T): boolean;
  /** Names a row's box. */
  label(row: T): string;
}

/** Cells that are more than a text, by their column. */
export type Cells<T, K extends string> = Partial<Record<K, (row: T) => ReactNode>>;

/** The columns that a listing shows. */
export function useColumns<T extends object>(listing: Listing, cells: Cells<T, string>): Column<T>[] {
  const words = useWords();
  const none = words('panel.list.none');
  const cellText = cellTexts(listing, { ...useFormats(), none, words });
  const shown = Object.entries<ListedColumn>(listing.columns).filter(([, { isHidden }]) => !isHidden);
  return shown.map(([key, column]) => {
    const wraps = column.type === 'text' && column.isLong === true;
    const plain = (row: T) => (wraps ? <LongText text={cellText(row, key)} /> : cellText(row, key));
    return {
      key,
      title: words(`${listing.words}.columns.${key}`),
      sort: column.sort,
      isNumber: column.type === 'money' || column.type === 'count',
      isTime: column.type === 'time',
      wraps,
      render: cells[key] ?? plain,
    };
  });
}

/** Texts by keys that a listing names. A test sees to it that there are such. */
export function useWords(): Words {
  return useTranslations() as unknown as Words;
}
