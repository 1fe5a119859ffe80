import { useCallback, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { leaveWish } from '#ui/newRelease.ts';
import { rememberRegistration } from '../ui/justRegistered.ts';
import styles from './RegisteredSteps.module.css';

const shownMs = 2000;

interface RegisteredStepsProps {
  email: string;
  /** For the form that follows. */
  name: string;
  onClose: () => void;
}

/**
 * The account exists, its address is to be confirmed: the next steps, in order. By itself, or with its
 * button, the page reloads and keeps the reminder for a day.
 */
export function RegisteredSteps({ email, name, onClose }: RegisteredStepsProps) {
  const t = useTranslations('registration.registered');
  const ui = useTranslations('ui');
  const isOver = useRef(false);
  const finish = useCallback(() => {
    if (isOver.current) return;
    isOver.current = true;
    rememberRegistration(email);
    // The home page then offers the model's profile form, once.
    leaveWish({ kind: 'profile', value: { email, name } });
    onClose();
    location.reload();
  }, [email, name, onClose]);

  useEffect(() => {
    const timer = setTimeout(finish, shownMs);
    return () => clearTimeout(timer);
  }, [finish]);

  return (
    <Dialog title={t('title')} onClose={finish} isAlert>
      <ol className={styles.steps}>
        <li>{t('check', { email: readableEmail(email) })}</li>
        <li>{t('click')}</li>
        <li>{t('signIn')}</li>
      </ol>
      <p>{t('spam')}</p>
      <button type="button" className={controls.button} onClick={finish}>
        {ui('ok')}
      </button>
    </Dialog>
  );
}
