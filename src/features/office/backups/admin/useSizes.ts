import { useFormatter } from 'use-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Sizes of files as people say them, in the reader's language. */
export function useSizes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
    return format.number(bytes / 1024 ** step, {
      style: 'unit',
      unit: units[step]!,
      unitDisplay: 'short',
      maximumFractionDigits: step < 2 ? 0 : 1,
    });
  };
}
