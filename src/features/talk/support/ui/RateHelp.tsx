import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { supportApi } from '../contract/chat.ts';
import styles from './Chat.module.css';
import { keptChat } from './keptChat.ts';

const stars = [1, 2, 3, 4, 5] as const;

/** How the visitor found the help of the staff, once the conversation is closed. */
export function RateHelp() {
  const t = useTranslations('support.rate');
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [step, setStep] = useState<'asked' | 'sending' | 'done' | 'failed'>('asked');
  const failed = useTranslations('support')('failed');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { token } = keptChat();
    if (!token || rating === 0) return;
    setStep('sending');
    const isSent = await call(supportApi.rate, { token, rating, comment }).then(
      () => true,
      () => false,
    );
    setStep(isSent ? 'done' : 'failed');
  }

  if (step === 'done')
    return (
      <p className={styles.event} role="status">
        {t('done')}
      </p>
    );
  return (
    <form className={styles.sheet} onSubmit={submit}>
      <fieldset className={styles.stars}>
        <legend>{t('title')}</legend>
        {stars.map((star) => (
          <label key={star}>
            <input
              type="radio"
              name="chat-rating"
              className={styles.spoken}
              checked={rating === star}
              onChange={() => setRating(star)}
            />
            <span aria-hidden="true">{star <= rating ? '★' : '☆'}</span>
            <span className={styles.spoken}>{t('star', { count: star })}</span>
          </label>
        ))}
      </fieldset>
      {rating > 0 && (
        <>
          <input
            aria-label={t('comment')}
            placeholder={t('comment')}
            maxLength={500}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <button type="submit" disabled={step === 'sending'}>
            {t('submit')}
          </button>
        </>
      )}
      {step === 'failed' && <p role="alert">{failed}</p>}
    </form>
  );
}
