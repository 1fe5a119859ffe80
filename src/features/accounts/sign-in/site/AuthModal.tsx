import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Fields.tsx';
import { paths } from '#ui/paths.ts';
import styles from './AuthModal.module.css';
import { AuthOutcome, type Outcome } from './AuthOutcome.tsx';
import { ForgotLoginForm } from './ForgotLoginForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export type AuthMode = 'login' | 'register' | 'forgotPassword' | 'forgotLogin';

/** Links from each form to the others. */
const ways: Record<AuthMode, readonly AuthMode[]> = {
  login: ['register'],
  register: ['login'],
  forgotPassword: ['forgotLogin', 'login'],
  forgotLogin: ['forgotPassword', 'login'],
};

interface AuthModalProps {
  mode: AuthMode;
  email?: string;
  /** Error from before it opened. */
  failure?: string;
  onClose: () => void;
}

export function AuthModal({ mode: first, email: known = '', failure = '', onClose }: AuthModalProps) {
  const t = useTranslations('signIn');
  const [mode, setMode] = useState(first);
  const [email, setEmail] = useState(known);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const home = paths.home(useLocale());

  if (outcome) {
    const back = () => {
      setOutcome(null);
      setMode('login');
    };
    return <AuthOutcome outcome={outcome} onClose={onClose} onBack={back} />;
  }
  return (
    <Dialog key={mode} title={t(`titles.${mode}`)} onClose={onClose}>
      {failure && mode === first && <Notice>{failure}</Notice>}
      {mode === 'login' && (
        <LoginForm
          email={email}
          onForgot={(what, typed) => {
            setEmail(typed);
            setMode(what);
          }}
        />
      )}
      {mode === 'register' && (
        <RegisterForm
          onRegistered={(email, name) => setOutcome({ kind: 'registered', email, name })}
          onSignedIn={(name) => setOutcome({ kind: 'welcome', name })}
        />
      )}
      {mode === 'forgotPassword' && (
        <ForgotPasswordForm email={email} onAsked={(link) => setOutcome({ kind: 'passwordMailed', link })} />
      )}
      {mode === 'forgotLogin' && <ForgotLoginForm onAsked={() => setOutcome({ kind: 'loginMailed' })} />}
      {(mode === 'login' || mode === 'register') && <ProviderButtons />}
      <nav className={styles.foot} aria-label={t('otherWays')}>
        {ways[mode].map((way) => (
          <button key={way} type="button" className={controls.link} onClick={() => setMode(way)}>
            {t(`ways.${way}`)}
          </button>
        ))}
        <a href={home}>{t('home')}</a>
      </nav>
    </Dialog>
  );
}
