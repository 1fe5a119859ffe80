import { VisuallyHidden } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOrigin } from './back.ts';
import { type Choosing, type Column, fitting, type ListProps } from './columns.tsx';
import { DownIcon, UnsortedIcon, UpIcon } from './icons.tsx';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';
import { rowLink } from './useListKeys.ts';

export function ListRows<T extends { id: string }>({
  label,
  columns,
  rows,
  list,
  isUpdating,
  rowPath,
  choosing,
}: ListProps<T>) {
  const t = useTranslations('panel.list');
  const navigate = useNavigate();
  const state = useOrigin();
  return (
    <DataTable
      aria-label={label}
      className={columns.length > fitting ? styles.crowded : ''}
      records={rows}
      columns={columns.map((column, index) => ({
        accessor: column.key,
        title: column.sort ? <SortButton column={column} list={list} /> : column.title,
        textAlign: column.isNumber ? 'right' : 'left',
        noWrap: !column.wraps && !column.isTime,
        cellsClassName: column.wraps ? styles.wraps : column.isTime ? styles.time : undefined,
        render: (row: T) => {
          const path = index === 0 ? rowPath?.(row) : null;
          if (!path) return column.render(row);
          return (
            <Link to={path} state={state} preventScrollReset className={styles.rowLink} {...rowLink}>
              {column.render(row)}
            </Link>
          );
        },
      }))}
      pinLastColumn={columns.at(-1)?.key === 'actions'}
      fetching={isUpdating}
      minHeight={rows.length === 0 ? 240 : 0}
      emptyState={<span />}
      withTableBorder
      borderRadius="md"
      highlightOnHover={Boolean(rowPath)}
      verticalSpacing={7}
      backgroundColor="var(--card)"
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
      customLoader={<span role="status">{t('updating')}</span>}
      {...(choosing && boxes(rows, choosing, t('chooseAll')))}
      {...(rowPath && {
        onRowClick: ({ event, record }: { event: React.MouseEvent; record: T }) => {
          const path = rowPath(record);
          if (path && isMeantForRow(event)) navigate(path, { preventScrollReset: true, state });
        },
      })}
    />
  );
}

/** The table knows the rows of its page alone: what is ticked on others stays so. */
function boxes<T extends { id: string }>(rows: T[], choosing: Choosing<T>, labelAll: string) {
  const { isChosen, choose, canChoose = () => true, label } = choosing;
  return {
    selectedRecords: rows.filter(isChosen),
    isRecordSelectable: canChoose,
    allRecordsSelectionCheckboxProps: { 'aria-label': labelAll },
    getRecordSelectionCheckboxProps: (row: T) => ({ 'aria-label': label(row) }),
    onSelectedRecordsChange(selected: T[]) {
      const ids = new Set(selected.map(({ id }) => id));
      choose(selected, true);
      choose(
        rows.filter((row) => isChosen(row) && !ids.has(row.id)),
        false,
      );
    },
  };
}

function SortButton<T>({ column, list }: { column: Column<T>; list: ListState }) {
  const t = useTranslations('panel.list');
  const { sort, direction } = list.values;
  const isSorted = sort === column.key;
  const Icon = isSorted ? (direction === 'asc' ? UpIcon : DownIcon) : UnsortedIcon;
  const next = isSorted ? (direction === 'asc' ? 'desc' : 'asc') : column.sort!;
  return (
    <button
      type="button"
      className={styles.sortButton}
      data-sorted={isSorted || undefined}
      onClick={() => list.change({ sort: column.key, direction: next })}
    >
      {column.title}
      <Icon size={14} />
      {isSorted && <VisuallyHidden>{t(direction === 'asc' ? 'sortedUp' : 'sortedDown')}</VisuallyHidden>}
    </button>
  );
}

/** Neither a click on a link or button in the row, nor the end of selecting its text. */
function isMeantForRow(event: React.MouseEvent): boolean {
  const isOnControl = (event.target as Element).closest('a, button, input') !== null;
  return !isOnControl && !window.getSelection()?.toString();
}
