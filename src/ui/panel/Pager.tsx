import { Group, Pagination, Select, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { countedTo, isCapped } from '#shared/listing.ts';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';

const pageSizes = ['20', '50', '100'];

export function Pager({ list, total }: { list: ListState; total: number }) {
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
            onChange={(next) => list.change({ page: next })}
            getItemProps={(number) => ({ 'aria-label': t('pageNumber', { page: number }) })}
            getControlProps={(control) => ({ 'aria-label': t(control === 'previous' ? 'previous' : 'next') })}
          />
        </nav>
      )}
    </Group>
  );
}
