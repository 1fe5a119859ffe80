import { useFormatter, useTranslations } from 'use-intl';

const kilobyte = 1000;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Sizes and times with their units, as the reader's language writes them. */
export function useUnits() {
  const format = useFormatter();
  const t = useTranslations('systemPanel.statistics');
  return {
    bytes(value: number): string {
      const power =
        value < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(value) / Math.log(kilobyte)));
      const unit = units[power]!;
      const size = value / kilobyte ** power;
      return format.number(size, { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 });
    },
    time(seconds: number): string {
      const minutes = Math.floor(seconds / 60) % 60;
      const hours = Math.floor(seconds / 3600) % 24;
      const days = Math.floor(seconds / 86_400);
      return days > 0 ? t('days', { days, hours, minutes }) : t('hours', { hours, minutes });
    },
  };
}
