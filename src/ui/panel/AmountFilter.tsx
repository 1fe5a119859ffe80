/** A filter from or to an amount; an empty one bounds nothing. */
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { MoneyInput } from './MoneyInput.tsx';

const typingPauseMs = 400;

interface AmountFilterProps {
  label: string;
  /** Rubles. */
  value: number | undefined;
  onChange(rubles: number | undefined): void;
}

/** Asks once the typing pauses, like a search. */
export function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const [typed, setTyped] = useState<number | string>(value ?? '');
  const asked = useRef(value);
  const ask = useDebouncedCallback((rubles: number | undefined) => {
    asked.current = rubles;
    onChange(rubles);
  }, typingPauseMs);
  // The address changed by other means than typing here: back, forward, reset.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value ?? '');
  }, [value]);
  return (
    <MoneyInput
      label={label}
      value={typed}
      min={0}
      max={1e9}
      suffix={'\u00a0₽'}
      onChange={(given) => {
        setTyped(given);
        ask(typeof given === 'number' ? given : undefined);
      }}
      onBlur={({ relatedTarget }) => relatedTarget?.closest('a') && ask.cancel()}
    />
  );
}
