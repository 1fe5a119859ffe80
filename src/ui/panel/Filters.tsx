/** Search and filters in a row; on a phone the filters are put away until they are asked for. */
import { Button, CloseButton, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchIcon } from './icons.tsx';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';

const typingPauseMs = 300;
/** Select's own sign for "no filter": an empty value would count as nothing chosen. */
const any = '*';

export function Filters({
  list,
  searchHint,
  children,
}: {
  list: ListState;
  searchHint: string;
  children?: ReactNode;
}) {
  const t = useTranslations('panel.list');
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const [isOpen, filters] = useDisclosure(false);
  return (
    <search aria-label={t('filters')}>
      <Group className={styles.filters} gap="sm" mb="md" align="end">
        <SearchFilter
          hint={searchHint}
          value={list.values.search}
          onChange={(search) => list.change({ search }, { isTyping: true })}
        />
        {isNarrow && children && (
          <Button variant="default" aria-expanded={isOpen} onClick={filters.toggle}>
            {t(isOpen ? 'hideFilters' : 'showFilters')}
          </Button>
        )}
        {(!isNarrow || isOpen) && children}
        {list.isNarrowed && (
          <Button variant="subtle" onClick={list.reset}>
            {t('reset')}
          </Button>
        )}
      </Group>
    </search>
  );
}

interface SelectFilterProps<V extends string> {
  label: string;
  /** Text of the choice that filters nothing. */
  anyLabel: string;
  value: V | undefined;
  choices: readonly { value: V; label: string }[];
  onChange(value: V | undefined): void;
}

export function SelectFilter<V extends string>({
  label,
  anyLabel,
  value,
  choices,
  onChange,
}: SelectFilterProps<V>) {
  return (
    <Select
      label={label}
      data={[{ value: any, label: anyLabel }, ...choices]}
      value={value ?? any}
      onChange={(chosen) => onChange(chosen === any ? undefined : (chosen as V))}
      allowDeselect={false}
      comboboxProps={{ shadow: 'md' }}
    />
  );
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
