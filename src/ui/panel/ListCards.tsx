import { Group, LoadingOverlay, Paper, Select, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Column, ListProps } from './columns.tsx';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';
import { rowLink } from './useListKeys.ts';

/** The list on a phone: the same columns, one card a row; the whole card opens the details. */
export function ListCards<T extends { id: string }>({
  label,
  columns,
  rows,
  list,
  isUpdating,
  rowPath,
}: ListProps<T>) {
  const t = useTranslations('ui');
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <Stack gap="sm" pos="relative" mih={120}>
      {isUpdating && <LoadingOverlay visible loaderProps={{ 'aria-label': t('loading'), role: 'status' }} />}
      <SortSelect columns={columns} list={list} />
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <Paper key={row.id} component="li" withBorder p="sm" className={styles.card}>
            <Text component="div" fw={600} className={styles.cardTitle}>
              <CardLink to={rowPath?.(row)}>{first.render(row)}</CardLink>
            </Text>
            <dl className={styles.facts}>
              {rest.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
          </Paper>
        ))}
      </ul>
    </Stack>
  );
}

function CardLink({ to, children }: { to: string | null | undefined; children: ReactNode }) {
  if (!to) return children;
  return (
    <Link to={to} preventScrollReset className={styles.cardLink} {...rowLink}>
      {children}
    </Link>
  );
}

function SortSelect<T>({ columns, list }: { columns: Column<T>[]; list: ListState }) {
  const t = useTranslations('panel.list');
  const { sort, direction } = list.values;
  const sortable = columns.filter((column) => column.sort);
  const choices = sortable.flatMap(({ key, title, sort: first }) =>
    (first === 'asc' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)).map((way) => ({
      value: `${key} ${way}`,
      label: `${title}, ${t(way === 'asc' ? 'sortedUp' : 'sortedDown')}`,
    })),
  );
  return (
    <Group grow>
      <Select
        label={t('sortBy')}
        data={choices}
        value={`${sort} ${direction}`}
        allowDeselect={false}
        onChange={(chosen) => {
          const [key, way] = (chosen ?? '').split(' ');
          if (key && (way === 'asc' || way === 'desc')) list.change({ sort: key, direction: way });
        }}
      />
    </Group>
  );
}
