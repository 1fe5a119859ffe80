import { Select } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { FilterControl } from '#shared/listingTexts.ts';
import { useWords } from './columns.tsx';
import { DayFilter } from './DayFilter.tsx';
import type { ListState } from './listState.ts';

/** Its field counts and separates thousands: it loads when the filters open. */
const AmountFilter = lazy(() =>
  import('./AmountFilter.tsx').then(({ AmountFilter }) => ({ default: AmountFilter })),
);

/** Select's own sign for "no filter": an empty value would count as nothing chosen. */
const any = '*';

export interface Choice {
  value: string;
  label: string;
}

interface FilterFieldProps {
  control: FilterControl;
  list: ListState;
  /** Choices of a filter by another thing. */
  choices: readonly Choice[] | undefined;
  /** It stands in the row, where what it shows says what it is: its label is read out alone. */
  isInRow?: boolean;
}

export function FilterField({ control, list, choices, isInRow = false }: FilterFieldProps) {
  const words = useWords();
  const { name } = control;
  const field = {
    label: words(control.label),
    value: (list.values as unknown as Record<string, never>)[name],
    onChange: (value: unknown) => list.change({ [name]: value }),
  };
  if (control.type === 'day') return <DayFilter {...field} />;
  if (control.type === 'amount')
    return (
      <Suspense>
        <AmountFilter {...field} />
      </Suspense>
    );
  return (
    <SelectFilter
      {...field}
      anyLabel={words(control.any)}
      choices={choicesOf(control, words, choices)}
      isInRow={isInRow}
    />
  );
}

/** The choices, in words. */
export function choicesOf(
  control: FilterControl,
  words: (key: string) => string,
  choices: readonly Choice[] = [],
): readonly Choice[] {
  if (control.type !== 'choice' || !control.choices) return choices;
  return control.choices.map(({ value, label }) => ({ value, label: words(label) }));
}

interface SelectFilterProps {
  label: string;
  /** Text of the choice that filters nothing. */
  anyLabel: string;
  value: string | undefined;
  choices: readonly Choice[];
  onChange(value: string | undefined): void;
  isInRow: boolean;
}

function SelectFilter({ label, anyLabel, value, choices, onChange, isInRow }: SelectFilterProps) {
  const data = [{ value: any, label: anyLabel }, ...choices];
  const shown = data.find((choice) => choice.value === (value ?? any))?.label ?? '';
  return (
    <Select
      {...(isInRow ? { 'aria-label': label, miw: widthFor(shown) } : { label })}
      data={data}
      value={value ?? any}
      onChange={(chosen) => onChange(chosen === any || chosen === null ? undefined : chosen)}
      allowDeselect={false}
      // Within the popover: a click into a list beside it would close it.
      comboboxProps={{ shadow: 'md', withinPortal: isInRow }}
    />
  );
}

/** The choice is read whole; a long name of a thing in its first words. */
function widthFor(text: string): string {
  return `calc(${Math.min(text.length, 24) * 0.52}em + 46px)`;
}
