import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { applicationStatusApi } from '../contract/status.ts';
import styles from './ApplicationPage.module.css';
import { Question } from './Question.tsx';

interface EraseApplicationProps {
  token: string;
  onErased(): void;
}

export function EraseApplication({ token, onErased }: EraseApplicationProps) {
  const t = useTranslations('applicationStatus');
  const failureText = useFailureText();
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  async function erase() {
    setStep('busy');
    try {
      await call(applicationStatusApi.erase, { token, confirmed: true });
      onErased();
    } catch (error) {
      setFailure(error);
      setStep('idle');
    }
  }
  return (
    <section className={styles.erase}>
      <h2>{t('erase.title')}</h2>
      <p>{t('erase.text')}</p>
      {failure !== null && <Notice>{t('failed', { reason: failureText(failure) })}</Notice>}
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        onClick={() => setStep('asking')}
      >
        {t('erase.button')}
      </button>
      {step !== 'idle' && (
        <Question
          title={t('erase.question')}
          text={t('erase.text')}
          yes={t('erase.button')}
          isBusy={step === 'busy'}
          onYes={() => void erase()}
          onNo={() => setStep('idle')}
        />
      )}
    </section>
  );
}
