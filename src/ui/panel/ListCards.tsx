import { Checkbox, LoadingOverlay, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOrigin } from './back.ts';
import type { ListProps } from './columns.tsx';
import styles from './panel.module.css';
import { SortSelect } from './SortSelect.tsx';
import { rowLink } from './useListKeys.ts';
import { usePhone } from './usePhone.ts';

/** The list on a phone: the same columns, one card a row; the whole card opens the details. */
export function ListCards<T extends { id: string }>({
  label,
  columns,
  rows,
  list,
  isUpdating,
  rowPath,
  choosing,
}: ListProps<T>) {
  const t = useTranslations('ui');
  const isPhone = usePhone();
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <Stack gap="sm" pos="relative" mih={120}>
      {isUpdating && <LoadingOverlay visible loaderProps={{ 'aria-label': t('loading'), role: 'status' }} />}
      {/* On a phone it stands with the filters, out of the first row's way. */}
      {!isPhone && <SortSelect columns={columns} list={list} />}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <Paper key={row.id} component="li" withBorder p="sm" className={styles.card}>
            <Text component="div" fw={600} className={styles.cardTitle}>
              <CardLink to={rowPath?.(row)}>{first.render(row)}</CardLink>
            </Text>
            {choosing && (choosing.canChoose?.(row) ?? true) && (
              <Checkbox
                className={styles.cardBox}
                aria-label={choosing.label(row)}
                checked={choosing.isChosen(row)}
                onChange={({ currentTarget }) => choosing.choose([row], currentTarget.checked)}
              />
            )}
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
  const state = useOrigin();
  if (!to) return children;
  return (
    <Link to={to} state={state} preventScrollReset className={styles.cardLink} {...rowLink}>
      {children}
    </Link>
  );
}
