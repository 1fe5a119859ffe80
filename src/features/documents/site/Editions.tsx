import { useLocale, useTranslations } from 'use-intl';
import type { Document } from '../contract.ts';
import { documentPath } from '../rules.ts';
import styles from './DocumentPage.module.css';
import { useDay } from './useDay.ts';

/** Every version there has been, each at its own address: what somebody agreed to can be read again. */
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
