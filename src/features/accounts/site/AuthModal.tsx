import { useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { useToast } from '#ui/Toast.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisteredSteps } from './RegisteredSteps.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const welcomeMs = 1000;

export function AuthModal({ mode: first, onClose }: { mode: 'login' | 'register'; onClose: () => void }) {
  const t = useTranslations('accounts');
  const toast = useToast();
  const [mode, setMode] = useState(first);
  const [registered, setRegistered] = useState<string | null>(null);

  if (registered) return <RegisteredSteps email={registered} onClose={onClose} />;
  return (
    <Dialog key={mode} title={mode === 'login' ? t('loginTitle') : t('registerTitle')} onClose={onClose}>
      {mode === 'login' ? (
        <LoginForm />
      ) : (
        <RegisterForm
          onRegistered={setRegistered}
          onSignedIn={(user) => {
            toast('success', t('welcome', { name: user.first_name }));
            setTimeout(onClose, welcomeMs);
          }}
        />
      )}
      <button
        type="button"
        className={controls.link}
        onClick={() => setMode(mode === 'login' ? 'register' : 'login')}
      >
        {mode === 'login' ? t('toRegister') : t('toLogin')}
      </button>
    </Dialog>
  );
}
