/**
 * The panel's one form of list: a table, or cards where there is no room for one. Order and page live in the
 * address (`list`); loading, failing and being empty are shown here, the same in every section.
 */
import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { ListProps } from './columns.ts';
import { ListCards } from './ListCards.tsx';
import { ListRows } from './ListRows.tsx';
import type { ListState } from './listState.ts';
import { Nothing } from './Nothing.tsx';
import { Pager } from './Pager.tsx';
import { Problem } from './Problem.tsx';

interface ListTableProps<T> extends Omit<ListProps<T>, 'rows' | 'isUpdating'> {
  query: UseQueryResult<unknown, Error>;
  rows: T[] | undefined;
  total: number | undefined;
  /** Shown where there is nothing at all yet. */
  empty: { title: string; hint: string };
}

export function ListTable<T extends { id: string }>({
  query,
  rows,
  total,
  empty,
  ...list
}: ListTableProps<T>) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  usePageThatExists(list.list, total);
  if (query.error && !query.isFetching)
    return <Problem error={query.error} onRetry={() => query.refetch()} />;
  if (rows?.length === 0 && total === 0) return <NothingListed list={list.list} empty={empty} />;
  const shown = { ...list, rows: rows ?? [], isUpdating: query.isPending || query.isPlaceholderData };
  return (
    <Box aria-busy={shown.isUpdating}>
      {isNarrow ? <ListCards {...shown} /> : <ListRows {...shown} />}
      {total !== undefined && <Pager list={list.list} total={total} />}
    </Box>
  );
}

function NothingListed({ list, empty }: { list: ListState; empty: { title: string; hint: string } }) {
  const t = useTranslations('panel.list');
  if (!list.isNarrowed) return <Nothing {...empty} />;
  return <Nothing title={t('nothingFound')} hint={t('nothingFoundHint')} />;
}

/** Rows may have gone since the address was written: the last page is shown instead of an empty one. */
function usePageThatExists(list: ListState, total: number | undefined): void {
  const { page, page_size } = list.values;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / page_size));
  useEffect(() => {
    if (total !== undefined && page > lastPage) list.change({ page: lastPage }, { isTyping: true });
  }, [total, page, lastPage, list.change]);
}
