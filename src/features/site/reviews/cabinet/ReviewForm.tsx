import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useToast } from '#ui/Toast.tsx';
import { type OwnReview, ownReviewInput, ownReviewsApi } from '../contract/own.ts';
import { stars } from '../rules.ts';
import styles from './OwnReviews.module.css';
import { ownReviews } from './own.ts';

/** A new review of a course, or one that was written before. */
export type Writing = { course: string; name: string } & (
  | { courseId: string; review?: undefined }
  | { review: OwnReview; courseId?: undefined }
);

const documents = ['review'] as const;

export function ReviewForm({ writing, onClose }: { writing: Writing; onClose(): void }) {
  const t = useTranslations('ownReviews.form');
  const { review, courseId } = writing;
  const { versions, haveChanged } = useDocumentVersions(documents);
  const { submit, field, failure, isBusy } = useReviewForm(writing, onClose, async (given) => {
    const { review_consent, ...words } = given;
    if (review) await call(ownReviewsApi.change, { id: review.id, ...words });
    else {
      const sent = { ...words, review_consent, course_id: courseId, document_versions: versions };
      await call(ownReviewsApi.write, sent).catch((error: unknown) => {
        haveChanged(error);
        throw error;
      });
    }
  });
  return (
    <Dialog title={t('title', { course: writing.course })} onClose={onClose}>
      <form noValidate className={controls.form} onSubmit={submit}>
        {failure && <Notice>{failure.text}</Notice>}
        {review && <p>{t('again')}</p>}
        <fieldset className={styles.stars}>
          <legend className={controls.label}>{t('stars')}</legend>
          {stars.map((rating) => (
            <label key={rating}>
              <input {...without(field('rating'))} type="radio" value={String(rating)} />
              {t('star', { rating })}
            </label>
          ))}
        </fieldset>
        <LongField label={t('text')} {...field('text')} />
        <TextField label={t('result')} isOptional {...field('result')} />
        <TextField label={t('name')} {...field('name')} />
        {!review && <CheckField label={<ConsentLabel document="review" />} {...field('review_consent')} />}
        <button type="submit" className={controls.button} disabled={isBusy}>
          {isBusy ? t('sending') : t('submit')}
        </button>
      </form>
    </Dialog>
  );
}

const schema = ownReviewInput.omit({ document_versions: true });

function useReviewForm(
  { review, name }: Writing,
  onClose: () => void,
  send: (given: typeof schema._output) => Promise<void>,
) {
  const t = useTranslations('ownReviews.form');
  const toast = useToast();
  const cache = useQueryClient();
  const { rating = 5, text = '', result = '' } = review ?? {};
  return useAuthForm({
    schema,
    // It was consented to when it was written.
    empty: {
      name: review?.name ?? name,
      rating: String(rating),
      text,
      result,
      review_consent: Boolean(review),
    },
    failed: t('failed'),
    words: { invalid: t('consentMissing') },
    async send(given) {
      await send(given);
      await cache.invalidateQueries(ownReviews);
      onClose();
      toast('success', t('done'));
    },
  });
}

/** Radio buttons have no error of their own: one of them is always chosen. */
function without<P extends { error: string | undefined }>({ error: _, ...props }: P) {
  return props;
}

interface LongFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error?: string | undefined;
}

function LongField({ label, error, ...textarea }: LongFieldProps) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...textarea}
        id={id}
        rows={5}
        className={`${controls.input} ${styles.long}`}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={controls.error}>
          {error}
        </p>
      )}
    </div>
  );
}
