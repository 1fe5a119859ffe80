import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import type { Analytics } from '../contract.ts';
import styles from './Analytics.module.css';
import { Share } from './Share.tsx';

/** How far students come in each course, lesson by lesson. */
export function Learning({ courses }: { courses: Analytics['learning'] }) {
  const t = useTranslations('analyticsPanel.learning');
  const format = useFormats();
  return (
    <section aria-labelledby="learning">
      <h2 id="learning">{t('title')}</h2>
      {courses.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      <div className={styles.columns}>
        {courses.map(({ course, students, begun, lessons }) => (
          <div key={course}>
            <h3>{course}</h3>
            <p className={styles.hint}>
              {t('of', { begun: format.count(begun), students: format.count(students) })}
            </p>
            <ol className={styles.bars}>
              {lessons.map(({ title, done }) => (
                <li key={title}>
                  <span>{title}</span>
                  <Share of={done} most={Math.max(students, 1)} />
                  <strong>{format.count(done)}</strong>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
