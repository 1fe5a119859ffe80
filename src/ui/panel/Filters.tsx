/** Search and the state in a row; all other filters behind a button, and those that are on as chips. */

import { Button, Group, Popover } from '@mantine/core';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { Listing } from '#shared/listing.ts';
import { filterControls } from '#shared/listingTexts.ts';
import { useColumns, useWords } from './columns.tsx';
import { FilterChips } from './FilterChips.tsx';
import { type Choice, FilterField } from './FilterField.tsx';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { PanelSections } from './sections.ts';
import { usePhone } from './usePhone.ts';

/** Filters that nearly everybody uses, where the list has them. */
const inRow = ['status', 'state', 'period'];

interface FiltersProps {
  list: ListState & { listing: Listing };
  /** Choices of the filters by another thing. */
  choices?: Record<string, readonly Choice[]>;
  /** Filters that the page shows elsewhere. */
  without?: readonly string[];
  /** The list stands in a column beside something else. */
  isNarrow?: boolean;
}

export function Filters({ list, choices = {}, without = [], isNarrow = false }: FiltersProps) {
  const t = useTranslations('panel.list');
  const words = useWords();
  const { SavedViews, SaveView } = useContext(PanelSections);
  const isPhone = usePhone() || isNarrow;
  const columns = useColumns(list.listing, {});
  const controls = filterControls(list.listing).filter(({ name }) => !without.includes(name));
  const isShown = (name: string) => !isPhone && inRow.includes(name);
  const behind = controls.filter(({ name }) => !isShown(name));
  return (
    <search aria-label={t('filters')}>
      <SavedViews listing={list.listing} />
      <Group className={styles.filters} gap="xs" mb="sm">
        <SearchField
          hint={words(`${list.listing.words}.searchHint`)}
          value={list.values.search}
          onChange={(search) => list.change({ search }, { isTyping: true })}
        />
        {controls
          .filter(({ name }) => isShown(name))
          .map((control) => (
            <FilterField
              key={control.name}
              control={control}
              list={list}
              choices={choices[control.name]}
              isInRow
            />
          ))}
        {(isPhone || behind.length > 0) && (
          <Popover position="bottom-start" width="min(560px, calc(100vw - 32px))" shadow="md" trapFocus>
            <Popover.Target>
              <Button variant="default">{t('moreFilters')}</Button>
            </Popover.Target>
            <Popover.Dropdown aria-label={t('moreFilters')}>
              <div className={styles.filterGrid}>
                {behind.map((control) => (
                  <FilterField
                    key={control.name}
                    control={control}
                    list={list}
                    choices={choices[control.name]}
                  />
                ))}
                {isPhone && <SortSelect columns={columns} list={list} />}
              </div>
            </Popover.Dropdown>
          </Popover>
        )}
        {list.isNarrowed && (
          <Button variant="subtle" onClick={list.reset}>
            {t('reset')}
          </Button>
        )}
        <SaveView listing={list.listing} />
      </Group>
      <FilterChips list={list} controls={behind} choices={choices} />
    </search>
  );
}
