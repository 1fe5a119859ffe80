import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import type { SiteContent } from '../contract.ts';
import { useHeading } from './headings.ts';
import styles from './PromisesSection.module.css';

interface PromisesSectionProps {
  promises: SiteContent['promises'];
  /** Rubles of each course on sale. */
  prices: number[];
  /** Null where the school shows no number. */
  students: number | null;
}

/** The final call: what it costs, what it brings, what the school stands for. */
export function PromisesSection({ promises, prices, students }: PromisesSectionProps) {
  const t = useTranslations('content.promises');
  const { title } = useHeading('promises');
  const language = useLocale();
  const rubles = (amount: number) => formatRubles(amount, language);
  return (
    <section className={styles.section} aria-labelledby="promises-title">
      <div className={styles.inner}>
        <header>
          <h2 id="promises-title">{title}</h2>
          {prices.length > 0 && (
            <p>
              {t('text', {
                count: prices.length,
                from: rubles(Math.min(...prices)),
                to: rubles(Math.max(...prices)),
              })}
            </p>
          )}
          {students !== null && <p className={styles.students}>{t('students', { count: students })}</p>}
          <a className={controls.button} href="#courses">
            {t('choose')}
          </a>
        </header>
        {(['included', 'guarantees'] as const).map((kind) => (
          <div key={kind}>
            <h3>{t(kind)}</h3>
            <ul>
              {promises[kind].map((promise, index) => (
                <li key={String(index)}>{promise}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
