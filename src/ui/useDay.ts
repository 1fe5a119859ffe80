import { useCallback } from 'react';
import { useLocale, useTimeZone } from 'use-intl';

/** A moment as the school's day, written out: `21 ноября 2026 г.` */
export function useDay(): (at: string) => string {
  const language = useLocale();
  const timeZone = useTimeZone();
  return useCallback(
    (at) =>
      new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone }).format(
        new Date(at),
      ),
    [language, timeZone],
  );
}
