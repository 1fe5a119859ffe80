import type { Language } from '#shared/i18n.ts';

/** `21 нояб. 2026 г., 15:14`, in the reader's own time zone. */
export function formatMoment(time: string, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(time));
}
