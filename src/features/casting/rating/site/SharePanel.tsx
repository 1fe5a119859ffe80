import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { ratingApi } from '../contract/rating.ts';
import type { Rating } from '../contract/result.ts';
import styles from './RatingPage.module.css';

interface SharePanelProps {
  rating: Rating;
  token: string;
  onDone: (rating: Rating) => void;
}

/** A public card with the track and, of name and score, what the person chooses. */
export function SharePanel({ rating: { share, is_minor }, token, onDone }: SharePanelProps) {
  const t = useTranslations('rating.page');
  const failureText = useFailureText();
  const [name, setName] = useState(share?.name ?? '');
  const [showsScore, setShowsScore] = useState(share?.shows_score ?? true);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(is_shared: boolean): Promise<void> {
    setProblem(null);
    const wish = { token, is_shared, name: name.trim(), shows_score: showsScore };
    await call(ratingApi.share, wish).then(onDone, (error: unknown) => setProblem(failureText(error)));
  }

  return (
    <section className={`${styles.share} ${styles.screen}`}>
      <h2>{t('share')}</h2>
      <p className={`${styles.soft} ${styles.lead}`}>{t('shareLead')}</p>
      {problem && <Notice>{problem}</Notice>}
      <div className={controls.form}>
        {!is_minor && (
          <TextField
            label={t('shareName')}
            isOptional
            maxLength={100}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <CheckField
          label={t('shareScore')}
          checked={showsScore}
          onChange={({ target }) => setShowsScore(target.checked)}
        />
        <div className={styles.buttons}>
          <button
            type="button"
            className={`${controls.button} ${controls.quiet}`}
            onClick={() => void save(true)}
          >
            {t(share ? 'shareSave' : 'shareOn')}
          </button>
          {share && (
            <button type="button" className={controls.link} onClick={() => void save(false)}>
              {t('shareOff')}
            </button>
          )}
        </div>
        {share && (
          <p>
            {t('shareLink')}:{' '}
            <a className={styles.address} href={share.url}>
              {share.url}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
