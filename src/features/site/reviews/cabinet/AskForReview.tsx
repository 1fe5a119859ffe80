import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { ownReviews } from './own.ts';
import { ReviewForm } from './ReviewForm.tsx';

/** Asks for a review of one course; one that is written says what became of it. Nothing where none can be written. */
export function AskForReview({ courseId }: { courseId: string }) {
  const t = useTranslations('ownReviews');
  const { data } = useQuery(ownReviews);
  const [isWriting, setWriting] = useState(false);
  const written = data?.reviews.find(({ course_id }) => course_id === courseId);
  const open = data?.available.find(({ course_id }) => course_id === courseId);
  if (!data || (!written && !open)) return null;
  if (written) return <p role="status">{t(`state.${written.state}`)}</p>;
  return (
    <>
      <p>{t('lead', { course: open!.course })}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        onClick={() => setWriting(true)}
      >
        {t('write')}
      </button>
      {isWriting && (
        <ReviewForm
          writing={{ courseId, course: open!.course, name: data.name }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
