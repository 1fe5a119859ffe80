import { CloseButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { FilterControl } from '#shared/listingTexts.ts';
import { useWords } from './columns.tsx';
import { type Choice, choicesOf } from './FilterField.tsx';
import { useFormats } from './formats.ts';
import type { ListState } from './listState.ts';
import styles from './panel.module.css';

interface FilterChipsProps {
  list: ListState;
  controls: readonly FilterControl[];
  choices: Record<string, readonly Choice[]>;
}

/** Filters that are on, each with its value and a cross that takes it off; nothing while none is. */
export function FilterChips({ list, controls, choices }: FilterChipsProps) {
  const t = useTranslations('panel.list');
  const words = useWords();
  const format = useFormats();
  const values = list.values as unknown as Record<string, never>;
  const on = controls.filter(({ name }) => values[name] !== undefined);
  if (on.length === 0) return null;
  const shown = (control: FilterControl) => {
    const value = values[control.name]!;
    if (control.type === 'day') return format.day(value);
    if (control.type === 'amount') return format.money(Number(value));
    return choicesOf(control, words, choices[control.name]).find((choice) => choice.value === value)?.label;
  };
  return (
    <ul className={styles.chips} aria-label={t('filtersOn')}>
      {on.map((control) => (
        <li key={control.name}>
          {words(control.label)}: {shown(control) ?? '…'}
          <CloseButton
            size="sm"
            aria-label={t('dropFilter', { filter: words(control.label) })}
            onClick={() => list.change({ [control.name]: undefined })}
          />
        </li>
      ))}
    </ul>
  );
}
