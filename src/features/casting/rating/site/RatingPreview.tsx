import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isMinor } from '../rules/form.ts';
import { type FactorName, factors, maxPoints } from '../rules/points.ts';
import styles from './RatingPreview.module.css';
import { ageOf, type RatingValues } from './ratingValues.ts';

const radius = 26;
const around = 2 * Math.PI * radius;

/** A preview of the factors that the score will count, filling as one types. Folded on a phone. */
export function RatingPreview({ values, hasPhoto }: { values: RatingValues; hasPhoto: boolean }) {
  const t = useTranslations('rating.form');
  const most = maxPoints[isMinor(ageOf(values)) ? 'minor' : 'adult'];
  const { height, age, city, experience } = values;
  const told: Record<FactorName, string> = {
    ...{ build: height, age, city: city.trim() },
    experience: city || experience !== 'none' ? t(`experiences.${experience}`) : '',
    photo: hasPhoto ? '✓' : '',
  };
  const [isFolded] = useState(() => matchMedia('(max-width: 46rem)').matches);
  const [isOpen, setOpen] = useState(!isFolded);
  const counted = factors.filter((name) => told[name]);
  const points = counted.reduce((sum, name) => sum + most[name], 0);
  return (
    <aside className={styles.preview} aria-label={t('preview', { points })}>
      {isFolded ? (
        <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Ring points={points} /> {t('preview', { points })}
        </button>
      ) : (
        <p className={styles.head} aria-hidden="true">
          <Ring points={points} /> {t('preview', { points })}
        </p>
      )}
      {isOpen && (
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
      )}
    </aside>
  );
}

/** As much of a circle as is counted. */
function Ring({ points }: { points: number }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <circle cx="30" cy="30" r={radius} />
      <circle
        cx="30"
        cy="30"
        r={radius}
        className={styles.arc}
        strokeDasharray={`${(around * points) / 100} ${around}`}
        transform="rotate(-90 30 30)"
      />
    </svg>
  );
}
