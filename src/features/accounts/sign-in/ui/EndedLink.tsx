import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';

/** Whether an answer says that the private link of a mail has ended. */
export function isEnded(error: unknown): boolean {
  return error instanceof CallError && error.status === 410;
}

/** Asks for a new link, which goes to the address that the old one was mailed to. */
export function EndedLink({ onAsk }: { onAsk(): Promise<unknown> }) {
  const t = useTranslations('endedLink');
  const failureText = useFailureText();
  const [step, setStep] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  async function ask() {
    setStep('busy');
    setFailure(null);
    try {
      await onAsk();
      setStep('sent');
    } catch (error) {
      setFailure(error);
      setStep('idle');
    }
  }
  if (step === 'sent')
    return (
      <div role="status">
        <p>
          <b>{t('sentTitle')}</b>
        </p>
        <p>{t('sent')}</p>
      </div>
    );
  return (
    <>
      <p>{t('text')}</p>
      {failure !== null && <Notice>{failureText(failure, t('failed'))}</Notice>}
      <button type="button" className={controls.button} disabled={step === 'busy'} onClick={() => void ask()}>
        {step === 'busy' ? t('busy') : t('button')}
      </button>
    </>
  );
}
