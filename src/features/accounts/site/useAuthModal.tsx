import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/Toast.tsx';
import type { AuthMode } from './AuthModal.tsx';

/** The modal of signing in and all about it; it loads when it opens. `?login=true` opens it. */
export function useAuthModal(): { open: (mode: AuthMode, email?: string) => void; modal: ReactNode } {
  const t = useTranslations('ui');
  const toast = useToast();
  const [modal, setModal] = useState<ReactNode>(null);

  async function open(mode: AuthMode, email = '') {
    try {
      const { AuthModal } = await import('./AuthModal.tsx');
      setModal(<AuthModal mode={mode} email={email} onClose={() => setModal(null)} />);
    } catch {
      toast('error', t('networkError'));
    }
  }

  useEffect(() => {
    const address = new URL(location.href);
    if (address.searchParams.get('login') !== 'true') return;
    // Once: the page must not ask again when it is reloaded.
    address.searchParams.delete('login');
    history.replaceState(history.state, '', address);
    void open('login');
  }, []);

  return { open: (mode, email) => void open(mode, email), modal };
}
