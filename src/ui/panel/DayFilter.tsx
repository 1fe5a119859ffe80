import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { earliestDay, isWithinCalendar, latestDay } from '#shared/dates.ts';

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string | undefined;
  onChange(day: string | undefined): void;
}

/** While somebody types the year 2026, a date field passes the years 2, 20 and 202: those stay here. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [unfinished, setUnfinished] = useState<string | null>(null);

  function take(day: string) {
    const isFinished = day === '' || isWithinCalendar(day);
    setUnfinished(isFinished ? null : day);
    if (isFinished) onChange(day || undefined);
  }

  return (
    <TextInput
      type="date"
      label={label}
      value={unfinished ?? value ?? ''}
      min={earliestDay}
      max={latestDay}
      onChange={(event) => take(event.currentTarget.value)}
    />
  );
}
