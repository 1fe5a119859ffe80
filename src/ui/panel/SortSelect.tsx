import { Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Column } from './columns.tsx';
import type { ListState } from './listState.ts';

interface SortSelectProps {
  columns: Pick<Column<never>, 'key' | 'title' | 'sort'>[];
  list: ListState;
}

/** The order of a list that is shown as cards: a table's stands in its headings. */
export function SortSelect({ columns, list }: SortSelectProps) {
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
    <Select
      label={t('sortBy')}
      data={choices}
      value={`${sort} ${direction}`}
      allowDeselect={false}
      // Within the popover of the filters: a click into a list beside it would close it.
      comboboxProps={{ withinPortal: false }}
      onChange={(chosen) => {
        const [key, way] = (chosen ?? '').split(' ');
        if (key && (way === 'asc' || way === 'desc')) list.change({ sort: key, direction: way });
      }}
    />
  );
}
