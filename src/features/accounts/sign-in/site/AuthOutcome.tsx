import { type PropsWithChildren, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { RegisteredSteps } from './RegisteredSteps.tsx';

/** Outcome of a form in the modal. */
export type Outcome =
  | { kind: 'registered'; email: string; name: string }
  | { kind: 'welcome'; name: string }
  | { kind: 'passwordMailed'; link: string | null }
  | { kind: 'loginMailed' };

interface AuthOutcomeProps {
  outcome: Outcome;
  onClose: () => void;
  /** Back to the sign-in form. */
  onBack: () => void;
}

export function AuthOutcome({ outcome, onClose, onBack }: AuthOutcomeProps) {
  const t = useTranslations('signIn');
  if (outcome.kind === 'registered')
    return <RegisteredSteps email={outcome.email} name={outcome.name} onClose={onClose} />;
  if (outcome.kind === 'welcome') return <Welcome name={outcome.name} onClose={onClose} />;
  const isPassword = outcome.kind === 'passwordMailed';
  return (
    <Alert title={t('checkMail')} onClose={onBack}>
      <p>{isPassword ? t('forgotPassword.done') : t('forgotLogin.done')}</p>
      {isPassword && outcome.link && (
        <p>
          {t('demoLink')} <a href={outcome.link}>{t('openLink')}</a>
        </p>
      )}
    </Alert>
  );
}

const welcomeMs = 1000;

/** For somebody who registered, and already had an account with this very password. */
function Welcome({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('registration');
  useEffect(() => {
    const timer = setTimeout(onClose, welcomeMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert title={t('welcome', { name })} onClose={onClose}>
      <p>{t('welcomeText')}</p>
    </Alert>
  );
}

function Alert({ title, onClose, children }: PropsWithChildren<{ title: string; onClose: () => void }>) {
  const ui = useTranslations('ui');
  return (
    <Dialog title={title} onClose={onClose} isAlert>
      {children}
      <button type="button" className={controls.button} onClick={onClose}>
        {ui('ok')}
      </button>
    </Dialog>
  );
}
