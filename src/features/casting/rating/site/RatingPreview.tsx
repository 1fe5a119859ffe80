import { useTranslations } from 'use-intl';
import { isMinor } from '../rules/form.ts';
import { type FactorName, factors, maxPoints } from '../rules/points.ts';
import styles from './RatingPreview.module.css';
import { ageOf, type RatingValues } from './ratingValues.ts';

/** A preview of the factors that the score will count, filling as one types. */
export function RatingPreview({ values, hasPhoto }: { values: RatingValues; hasPhoto: boolean }) {
  const t = useTranslations('rating.form');
  const most = maxPoints[isMinor(ageOf(values)) ? 'minor' : 'adult'];
  const { height, age, city, experience } = values;
  const told: Record<FactorName, string> = {
    ...{ build: height, age, city: city.trim() },
    experience: city || experience !== 'none' ? t(`experiences.${experience}`) : '',
    photo: hasPhoto ? '✓' : '',
  };
  const counted = factors.filter((name) => told[name]);
  const points = counted.reduce((sum, name) => sum + most[name], 0);
  return (
    <aside className={styles.preview} aria-label={t('preview', { points })}>
      <p className={styles.points} aria-hidden="true">
        {t('preview', { points })}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${points}%` }} />
      </div>
      <dl>
        {factors
          .filter((name) => most[name] > 0)
          .map((name) => (
            <div key={name}>
              <dt>{t(name === 'build' ? 'height' : name)}</dt>
              <dd>
                <b>{told[name]}</b> {t('upTo', { points: most[name] })}
              </dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
