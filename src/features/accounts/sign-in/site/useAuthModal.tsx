import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reloadForRelease, takeWish } from '#ui/newRelease.ts';
import { useToast } from '#ui/Toast.tsx';
import { isOauthError } from '../rules/oauth.ts';
import { takeFailure } from '../ui/oauthFailure.ts';
import type { AuthMode } from './AuthModal.tsx';

/**
 * The account modal; it loads when it opens. `?login=true` opens it, and so does a provider's `?error=`,
 * which stays in the address until it closes.
 */
export function useAuthModal(): { open: (mode: AuthMode, email?: string) => void; modal: ReactNode } {
  const t = useTranslations('ui');
  const failures = useTranslations('oauth.errors');
  const toast = useToast();
  const [modal, setModal] = useState<ReactNode>(null);

  async function open(mode: AuthMode, email = '', failure = '') {
    try {
      const { AuthModal } = await import('./AuthModal.tsx');
      const close = () => {
        setModal(null);
        dropQuery('error');
      };
      setModal(<AuthModal mode={mode} email={email} failure={failure} onClose={close} />);
    } catch {
      if (await reloadForRelease({ kind: 'auth', value: mode })) return;
      toast('error', `❌ ${t('networkError')}`);
    }
  }

  useEffect(() => {
    const wished = takeWish<AuthMode>('auth');
    if (wished) void open(wished);
    const query = new URLSearchParams(location.search);
    const error = query.get('error');
    if (isOauthError(error)) {
      const said = takeFailure(error) || failures(error);
      void open('login', '', said);
      return;
    }
    if (query.get('login') !== 'true') return;
    // Once: the page must not ask again when it is reloaded.
    dropQuery('login');
    void open('login');
  }, []);

  return { open: (mode, email) => void open(mode, email), modal };
}

function dropQuery(name: string): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(name)) return;
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
