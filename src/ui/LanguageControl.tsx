import { useLocale } from 'use-intl';
import { known, type Language, nextLanguage } from '../shared/i18n.ts';
import { rememberLanguage } from './language.ts';
import { useLanguages } from './languagesOffered.ts';

/**
 * Shows the language that a click selects: ru, en, zh in turn, among the school's languages; nothing where there is
 * one. On pages with an address per language it is a link there; other pages are drawn again in the remembered
 * language.
 */
export function LanguageControl({
  className,
  addressIn,
}: {
  className?: string | undefined;
  /** Address of this page in a language. */
  addressIn?: ((language: Language) => string) | undefined;
}) {
  const next = nextLanguage(useLocale(), useLanguages());
  if (next === null) return null;
  const { short, action } = known[next];
  const shared = { className, lang: next, title: action, 'aria-label': `${short}: ${action}` };
  if (addressIn) {
    return (
      <a
        {...shared}
        href={addressIn(next)}
        hrefLang={next}
        data-scripted
        onClick={() => rememberLanguage(next)}
      >
        {short}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        rememberLanguage(next);
        location.reload();
      }}
    >
      {short}
    </button>
  );
}
