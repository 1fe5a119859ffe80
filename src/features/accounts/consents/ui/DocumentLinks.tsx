import { useLocale, useTranslations } from 'use-intl';
import { documentNames, documentPath } from '#features/publishing/documents/rules/documents.ts';
import { CookieSettings } from './CookieBar.tsx';

/** Links to the school's documents and to the cookie settings, for the end of every public page. */
export function DocumentLinks({ className }: { className?: string | undefined }) {
  const t = useTranslations('documents');
  const language = useLocale();
  return (
    <nav className={className} aria-label={t('list')}>
      <h2>{t('list')}</h2>
      {documentNames.map((name) => (
        <a key={name} href={documentPath(name, language)}>
          {t(`names.${name}`)}
        </a>
      ))}
      <CookieSettings />
    </nav>
  );
}
