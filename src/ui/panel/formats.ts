import { useFormatter } from 'use-intl';

/** Dates, times and money as the panel writes them, in the reader's language and the school's time zone. */
export function useFormats() {
  const format = useFormatter();
  return {
    day: (iso: string) =>
      format.dateTime(new Date(iso), { day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: (iso: string) =>
      format.dateTime(new Date(iso), {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }),
    /** `12 500 ₽`; kopecks only where there are some. */
    money(rubles: number) {
      const digits = Number.isInteger(rubles) ? 0 : 2;
      return `${format.number(rubles, { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0₽`;
    },
    count: (value: number) => format.number(value),
  };
}
