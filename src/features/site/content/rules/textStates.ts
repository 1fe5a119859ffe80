import type { Language } from '#shared/i18n.ts';
import type { TextState } from '../contract/panel.ts';

interface StoredText {
  language: Language;
  updated_at: string;
  /** Fingerprint of the Russian text that it was written beside; null for those of earlier versions. */
  of_russian: string | null;
}

/**
 * How a text of a section stands to the Russian one.
 * @param rows all languages of the section that the school wrote itself
 * @param russian fingerprint of the school's own Russian text, null included
 */
export function textState(language: Language, rows: readonly StoredText[], russian: string): TextState {
  const [own, original] = [language, 'ru'].map((of) => rows.find((row) => row.language === of));
  if (!own) return original ? 'missing' : 'standard';
  if (language === 'ru') return 'original';
  // Texts of earlier versions know only when they were written.
  if (own.of_russian === null)
    return original && own.updated_at < original.updated_at ? 'outdated' : 'confirmed';
  return own.of_russian === russian ? 'confirmed' : 'outdated';
}
