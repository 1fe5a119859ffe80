import { TextInput } from '@mantine/core';

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string | undefined;
  onChange(day: string | undefined): void;
}

export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value ?? ''}
      max="9999-12-31"
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
