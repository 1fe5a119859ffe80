import { useLocale, useTranslations } from 'use-intl';
import type { Document } from '#features/publishing/documents/contract/documents.ts';
import { documentPath } from '#features/publishing/documents/rules/documents.ts';
import { useDay } from '#ui/useDay.ts';
import styles from './DocumentPage.module.css';

/** Every version so far, each at its own address, so that people can reread what they agreed to. */
export function Editions({ document }: { document: Document }) {
  const t = useTranslations('documents');
  const language = useLocale();
  const day = useDay();
  return (
    <section className={styles.editions} aria-labelledby="editions">
      <h2 id="editions">{t('editions')}</h2>
      <ul>
        {document.versions.map(({ version, published_at }, index) => (
          <li key={version}>
            <a href={documentPath(document.document, language, version)}>
              {t('edition', { version: String(version), date: day(published_at) })}
            </a>
            {index === 0 && ` — ${t('inForce')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
