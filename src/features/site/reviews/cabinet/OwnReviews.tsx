import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { AskedButton } from '#ui/cabinet/AskedButton.tsx';
import { LaterDialog } from '#ui/cabinet/LaterDialog.tsx';
import controls from '#ui/controls.module.css';
import { type OwnReview, ownReviewsApi } from '../contract/own.ts';
import styles from './OwnReviews.module.css';
import { ownReviews } from './own.ts';
import type { Writing } from './ReviewForm.tsx';

/** The student's reviews and what became of them, and the courses that can be reviewed. Nothing without a course. */
export function OwnReviews() {
  const t = useTranslations('ownReviews');
  const { data } = useQuery(ownReviews);
  const [writing, setWriting] = useState<Writing | null>(null);
  if (!data || data.reviews.length + data.available.length === 0) return null;
  const { name } = data;
  return (
    <section className={styles.section} aria-labelledby="own-reviews-title" id="own-reviews">
      <h2 id="own-reviews-title">{t('title')}</h2>
      <ul className={styles.list}>
        {data.reviews.map((review) => (
          <li key={review.id} className={styles.card}>
            <Written review={review} onChange={() => setWriting({ review, course: review.course, name })} />
          </li>
        ))}
        {data.available.map(({ course_id, course }) => (
          <li key={course_id} className={styles.card}>
            <p>{t('lead', { course })}</p>
            <button
              type="button"
              className={controls.button}
              onClick={() => setWriting({ courseId: course_id, course, name })}
            >
              {t('write')}
            </button>
          </li>
        ))}
      </ul>
      {writing && <LaterDialog load={reviewForm} props={{ writing, onClose: () => setWriting(null) }} />}
    </section>
  );
}

async function reviewForm() {
  return (await import('./ReviewForm.tsx')).ReviewForm;
}

function Written({ review, onChange }: { review: OwnReview; onChange(): void }) {
  const t = useTranslations('ownReviews');
  const { state, course, rating, text, reply, reason } = review;
  return (
    <>
      <p className={styles.state}>{t(`state.${state}`)}</p>
      {state === 'rejected' && <p>{t('reason', { reason })}</p>}
      <p className={styles.quiet}>
        {t('course', { course })} · {t('rating', { rating })}
      </p>
      <p className={styles.text}>{text}</p>
      {reply && <p className={styles.quiet}>{t('reply', { reply })}</p>}
      <div className={styles.actions}>
        <button type="button" className={controls.link} onClick={onChange}>
          {t('change')}
        </button>
        <Withdraw id={review.id} />
      </div>
    </>
  );
}

/** Asks first: nobody can bring it back. */
function Withdraw({ id }: { id: string }) {
  const t = useTranslations('ownReviews.withdraw');
  const cache = useQueryClient();
  return (
    <AskedButton
      words={{
        ...{ button: t('button'), title: t('title'), text: t('text') },
        ...{ yes: t('yes'), no: t('no'), done: t('done') },
      }}
      act={() => call(ownReviewsApi.withdraw, { id })}
      onDone={() => cache.invalidateQueries(ownReviews)}
    />
  );
}
