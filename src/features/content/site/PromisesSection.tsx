import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { Still, StillUntil } from '#ui/Still.tsx';
import type { SiteContent } from '../contract.ts';
import { useHeading } from './headings.ts';
import styles from './PromisesSection.module.css';

interface PartProps {
  /** Known where the page is drawn. */
  promises: SiteContent['promises'] | undefined;
  /** Rubles of each course on sale. */
  prices: number[];
}

interface PromisesSectionProps extends PartProps {
  /** Null where the school shows no number. */
  students: number | null;
}

/** The final call: what it costs, what it brings, what the school stands for. */
export function PromisesSection({ promises, prices, students }: PromisesSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="promises-title" data-below="">
      <div className={styles.inner}>
        <header>
          <Still>{import.meta.env.SSR && <Words prices={prices} />}</Still>
          {students !== null && (
            <StillUntil value={students}>
              <Students students={students} />
            </StillUntil>
          )}
          <Still>{import.meta.env.SSR && <Choose />}</Still>
        </header>
        <Still>{import.meta.env.SSR && promises && <Promises promises={promises} />}</Still>
      </div>
    </section>
  );
}

function Words({ prices }: Pick<PartProps, 'prices'>) {
  const t = useTranslations('content.promises');
  const { title } = useHeading('promises');
  const language = useLocale();
  const rubles = (amount: number) => formatRubles(amount, language);
  return (
    <>
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
    </>
  );
}

function Students({ students }: { students: number }) {
  const t = useTranslations('content.promises');
  return <p className={styles.students}>{t('students', { count: students })}</p>;
}

function Choose() {
  const t = useTranslations('content.promises');
  return (
    <a className={controls.button} href="#courses">
      {t('choose')}
    </a>
  );
}

function Promises({ promises }: Pick<SiteContent, 'promises'>) {
  const t = useTranslations('content.promises');
  return (['included', 'guarantees'] as const).map((kind) => (
    <div key={kind}>
      <h3>{t(kind)}</h3>
      <ul>
        {promises[kind].map((promise, index) => (
          <li key={String(index)}>{promise}</li>
        ))}
      </ul>
    </div>
  ));
}
