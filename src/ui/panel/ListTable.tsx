/**
 * The panel's one form of list: a table, or cards where there is no room for one. Order and page live in the
 * address (`list`); loading, failing and being empty are shown here, the same in every section.
 */
import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { isCapped, type Listing } from '#shared/listing.ts';
import { type Cells, type Choosing, fitting, useColumns, useWords } from './columns.tsx';
import { ListCards } from './ListCards.tsx';
import { ListRows } from './ListRows.tsx';
import type { ListState } from './listState.ts';
import { Nothing } from './Nothing.tsx';
import { Pager } from './Pager.tsx';
import { Problem } from './Problem.tsx';
import { useListKeys } from './useListKeys.ts';

interface ListTableProps<T, K extends string> {
  list: ListState & { listing: Listing<T, z.ZodObject, K>; query: UseQueryResult<unknown, Error> };
  rows: T[] | undefined;
  total: number | undefined;
  cells?: Cells<T, K>;
  rowPath?: (row: T) => string | null;
  /** Replaces the listing's own words where nothing is listed and nothing was sought. */
  nothing?: ReactNode;
  /** Buttons of a row, in a column of their own at the end. */
  actions?: { title: string; render(row: T): ReactNode };
  /** Boxes before the rows. */
  choosing?: Choosing<T> | undefined;
}

export function ListTable<T extends { id: string }, K extends string>(props: ListTableProps<T, K>) {
  const { rows, total, cells = {}, rowPath, actions, nothing, choosing } = props;
  const { listing, query, ...list } = props.list as unknown as ListTableProps<T, string>['list'];
  const words = useWords();
  const columns = useColumns<T>(listing as Listing, cells as Cells<T, string>);
  const tooNarrow = columns.length > fitting ? '(max-width: 74.99em)' : '(max-width: 47.99em)';
  const isNarrow = useMediaQuery(tooNarrow, undefined, { getInitialValueInEffect: false });
  usePageThatExists(list, total);
  useListKeys();
  if (query.error && !query.isFetching)
    return <Problem error={query.error} onRetry={() => query.refetch()} />;
  if (rows?.length === 0 && total === 0)
    return (!list.isNarrowed && nothing) || <NothingListed list={list} words={listing.words} />;
  const isUpdating = query.isPending || query.isPlaceholderData;
  const label = words(`${listing.words}.title`);
  const shown = {
    label,
    columns: actions ? [...columns, { key: 'actions', ...actions }] : columns,
    rows: rows ?? [],
    list,
    isUpdating,
    rowPath,
    choosing,
  };
  return (
    <Box aria-busy={shown.isUpdating}>
      {isNarrow ? <ListCards {...shown} /> : <ListRows {...shown} />}
      {total !== undefined && (
        <Pager list={list} total={total} rows={query.isPlaceholderData ? undefined : rows} />
      )}
    </Box>
  );
}

function NothingListed({ list, words }: { list: ListState; words: string }) {
  const say = useWords();
  const t = useTranslations('panel.list');
  if (list.isNarrowed) return <Nothing title={t('nothingFound')} hint={t('nothingFoundHint')} />;
  return <Nothing title={say(`${words}.empty`)} hint={say(`${words}.emptyHint`)} />;
}

/** Rows may have gone since the address was written: the last page is shown instead of an empty one. */
function usePageThatExists(list: ListState, total: number | undefined): void {
  const { page, page_size } = list.values;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / page_size));
  useEffect(() => {
    if (total !== undefined && !isCapped(total) && page > lastPage)
      list.change({ page: lastPage }, { isTyping: true });
  }, [total, page, lastPage, list.change]);
}
