import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/Toast.tsx';

type Mode = 'login' | 'register';

/** The sign-in and registration modal of the public pages; it loads when it opens. `?login=true` opens it. */
export function useAuthModal(): { open: (mode: Mode) => void; modal: ReactNode } {
  const t = useTranslations('ui');
  const toast = useToast();
  const [modal, setModal] = useState<ReactNode>(null);

  async function open(mode: Mode) {
    try {
      const { AuthModal } = await import('./AuthModal.tsx');
      setModal(<AuthModal mode={mode} onClose={() => setModal(null)} />);
    } catch {
      toast('error', t('networkError'));
    }
  }

  useEffect(() => {
    if (new URLSearchParams(location.search).get('login') === 'true') void open('login');
  }, []);

  return { open: (mode) => void open(mode), modal };
}
