/** Search and filters in a row; on a phone the filters are put away until they are asked for. */
import { Button, CloseButton, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Listing } from '#shared/listing.ts';
import { type FilterControl, filterControls } from '#shared/listingTexts.ts';
import { useWords } from './columns.tsx';
import { SearchIcon } from './icons.tsx';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';
import { AmountFilter, DayFilter } from './RangeFilters.tsx';

const typingPauseMs = 300;
/** Select's own sign for "no filter": an empty value would count as nothing chosen. */
const any = '*';

interface FiltersProps {
  list: ListState & { listing: Listing };
  /** Choices of the filters by another thing. */
  choices?: Record<string, readonly Choice[]>;
  /** Filters that the page shows elsewhere. */
  without?: readonly string[];
}

export function Filters({ list, choices = {}, without = [] }: FiltersProps) {
  const t = useTranslations('panel.list');
  const words = useWords();
  const controls = filterControls(list.listing).filter(({ name }) => !without.includes(name));
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const [isOpen, filters] = useDisclosure(false);
  return (
    <search aria-label={t('filters')}>
      <Group className={styles.filters} gap="sm" mb="md" align="end">
        <SearchFilter
          hint={words(`${list.listing.words}.searchHint`)}
          value={list.values.search}
          onChange={(search) => list.change({ search }, { isTyping: true })}
        />
        {isNarrow && controls.length > 0 && (
          <Button variant="default" aria-expanded={isOpen} onClick={filters.toggle}>
            {t(isOpen ? 'hideFilters' : 'showFilters')}
          </Button>
        )}
        {(!isNarrow || isOpen) &&
          controls.map((control) => (
            <Filter key={control.name} control={control} list={list} choices={choices[control.name]} />
          ))}
        {list.isNarrowed && (
          <Button variant="subtle" onClick={list.reset}>
            {t('reset')}
          </Button>
        )}
      </Group>
    </search>
  );
}

interface FilterProps {
  control: FilterControl;
  list: ListState;
  choices: readonly Choice[] | undefined;
}

function Filter({ control, list, choices = [] }: FilterProps) {
  const words = useWords();
  const { name } = control;
  const field = {
    label: words(control.label),
    value: (list.values as unknown as Record<string, never>)[name],
    onChange: (value: unknown) => list.change({ [name]: value }),
  };
  if (control.type === 'day') return <DayFilter {...field} />;
  if (control.type === 'amount') return <AmountFilter {...field} />;
  const given =
    control.type === 'id' || !control.choices
      ? choices
      : control.choices.map(({ value, label }) => ({ value, label: words(label) }));
  return <SelectFilter {...field} anyLabel={words(control.any)} choices={given} />;
}

interface Choice {
  value: string;
  label: string;
}

interface SelectFilterProps {
  label: string;
  /** Text of the choice that filters nothing. */
  anyLabel: string;
  value: string | undefined;
  choices: readonly Choice[];
  onChange(value: string | undefined): void;
}

function SelectFilter({ label, anyLabel, value, choices, onChange }: SelectFilterProps) {
  const data = [{ value: any, label: anyLabel }, ...choices];
  const shown = data.find((choice) => choice.value === (value ?? any))?.label ?? '';
  return (
    <Select
      label={label}
      data={data}
      miw={widthFor(shown)}
      value={value ?? any}
      onChange={(chosen) => onChange(chosen === any || chosen === null ? undefined : chosen)}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

/** The choice is read whole; a long name of a thing in its first words. */
function widthFor(text: string): string {
  return `calc(${Math.min(text.length, 24) * 0.52}em + 46px)`;
}

/** Asks once the typing pauses; Enter asks at once. */
function SearchFilter({
  hint,
  value,
  onChange,
}: {
  hint: string;
  value: string;
  onChange(text: string): void;
}) {
  const t = useTranslations('panel.list');
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = (text: string) => {
    askLater.cancel();
    asked.current = text.trim();
    onChange(asked.current);
  };
  const askLater = useDebouncedCallback(ask, typingPauseMs);
  const clear = () => {
    setTyped('');
    ask('');
  };
  // The address changed by other means than typing here: back, forward, reset.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  return (
    <TextInput
      className={styles.search}
      type="search"
      label={t('search')}
      placeholder={hint}
      value={typed}
      maxLength={200}
      leftSection={<SearchIcon size={16} />}
      rightSection={typed && <CloseButton aria-label={t('clearSearch')} onClick={clear} size="sm" />}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        askLater(event.currentTarget.value);
      }}
      onKeyDown={(event) => event.key === 'Enter' && ask(typed)}
    />
  );
}
