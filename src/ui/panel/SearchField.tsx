import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchIcon } from './icons.tsx';
import styles from './panel.module.css';

const typingPauseMs = 300;

interface SearchFieldProps {
  hint: string;
  value: string;
  onChange(text: string): void;
}

/**
 * Asks once the typing pauses; Enter asks at once. Whoever presses a link meanwhile goes there: asking now would move the
 * row from under the pointer, and asking later would call its page back.
 */
export function SearchField({ hint, value, onChange }: SearchFieldProps) {
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
      aria-label={t('search')}
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
      onBlur={({ relatedTarget }) => relatedTarget?.closest('a') && askLater.cancel()}
    />
  );
}
