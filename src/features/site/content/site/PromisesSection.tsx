import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { StaticIsland, StillUntil } from '#ui/StaticIsland.tsx';
import type { SiteContent } from '../contract/content.ts';
import { useHeading } from './headings.ts';
import styles from './PromisesSection.module.css';
import { usePriceRange } from './usePriceRange.ts';

interface PartProps {
  /** Available on the server only. */
  promises: SiteContent['promises'] | undefined;
  /** Those on sale; prices in rubles. */
  courses: readonly { price: number; isPresale: boolean }[];
}

interface PromisesSectionProps extends PartProps {
  /** Null when the school shows no number. */
  students: number | null;
}

/** Final call to action: the price, the benefits, and the values of the school. */
export function PromisesSection({ promises, courses, students }: PromisesSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="promises-title" data-below="">
      <div className={styles.inner}>
        <header>
          <StaticIsland>{import.meta.env.SSR && <Words courses={courses} />}</StaticIsland>
          {students !== null && (
            <StillUntil value={students}>
              <Students students={students} />
            </StillUntil>
          )}
          <StaticIsland>{import.meta.env.SSR && <Choose />}</StaticIsland>
        </header>
        <StaticIsland>
          {import.meta.env.SSR && promises && <Promises promises={promises} courses={courses} />}
        </StaticIsland>
      </div>
    </section>
  );
}

function Words({ courses }: Pick<PartProps, 'courses'>) {
  const { title, lead } = useHeading('promises');
  const range = usePriceRange();
  const prices = courses.map(({ price }) => price);
  return (
    <>
      <h2 id="promises-title">{title}</h2>
      <p>{lead}</p>
      {prices.length > 0 && (
        <p data-with-code="range">
          <span>{range(prices)}</span>
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

function Promises({ promises, courses }: Pick<SiteContent, 'promises'> & Pick<PartProps, 'courses'>) {
  const t = useTranslations('content.promises');
  return (['included', 'guarantees'] as const).map((kind) => (
    <div key={kind} className={styles[kind]}>
      <h3>{t(kind)}</h3>
      <ul>
        {promises[kind].map((promise, index) => (
          <li key={String(index)}>{promise}</li>
        ))}
      </ul>
      {kind === 'guarantees' && courses.some(({ isPresale }) => isPresale) && (
        <p className={styles.presale}>{t('presale')}</p>
      )}
    </div>
  ));
}
