import { Group, Pagination, Select, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { countedTo, isCapped } from '#shared/listing.ts';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';

const pageSizes = ['20', '50', '100'];

interface PagerProps {
  list: ListState;
  total: number;
  /** The rows of this page: the next page continues from the last one, the previous page ends at the first. */
  rows?: readonly { id: string }[] | undefined;
}

export function Pager({ list, total, rows = [] }: PagerProps) {
  const t = useTranslations('panel.list');
  const { page, page_size } = list.values;
  // How far a list goes whose rows were not counted to the end, one finds by going on.
  const pages = isCapped(total)
    ? Math.max(Math.ceil(total / page_size), page + 1)
    : Math.ceil(total / page_size);
  const first = (page - 1) * page_size + 1;
  const range = isCapped(total)
    ? t('rangeMore', { from: first, to: page * page_size, total: countedTo })
    : t('range', { from: Math.min(first, total), to: Math.min(page * page_size, total), total });
  const wayTo = (next: number) => {
    const beside = besideOf(rows, next - page);
    if (beside || isCapped(total) || next <= pages / 2) return beside;
    return { from_end: total - (next - 1) * page_size };
  };
  return (
    <Group justify="space-between" gap="sm" mt="md" className={styles.pager}>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {range}
        </Text>
        {total > Number(pageSizes[0]) && (
          <Select
            aria-label={t('perPage')}
            size="xs"
            w={76}
            data={pageSizes}
            value={String(page_size)}
            allowDeselect={false}
            onChange={(size) => list.change({ page_size: Number(size) })}
          />
        )}
      </Group>
      {pages > 1 && (
        <nav aria-label={t('pages')}>
          <Pagination
            size="sm"
            total={pages}
            value={page}
            siblings={1}
            onChange={(next) => list.change({ page: next, ...wayTo(next) })}
            getItemProps={(number) => ({ 'aria-label': t('pageNumber', { page: number }) })}
            getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'previous' : 'next') })}
          />
        </nav>
      )}
    </Group>
  );
}

/** Further away there is no row to go on from. */
function besideOf(
  rows: readonly { id: string }[],
  by: number,
): { after: string } | { before: string } | undefined {
  if (by === 1 && rows.length > 0) return { after: rows.at(-1)!.id };
  if (by === -1 && rows.length > 0) return { before: rows[0]!.id };
  return undefined;
}
