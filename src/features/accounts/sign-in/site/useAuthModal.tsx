import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { takeWish } from '#ui/newRelease.ts';
import { useLaterPart } from '#ui/useLaterPart.ts';
import { isOauthError } from '../rules/oauth.ts';
import { takeFailure } from '../ui/oauthFailure.ts';
import type { AuthMode } from './AuthModal.tsx';

/**
 * The account modal; it loads when it opens. `?login=true` opens it, and so does a provider's `?error=`,
 * which stays in the address until it closes.
 */
export function useAuthModal(): { open: (mode: AuthMode, email?: string) => void; modal: ReactNode } {
  const t = useTranslations('signIn');
  const failures = useTranslations('oauth.errors');
  const load = useLaterPart();
  const [modal, setModal] = useState<ReactNode>(null);

  async function open(mode: AuthMode, email = '', failure = '') {
    const part = await load(() => import('./AuthModal.tsx'), { kind: 'auth', value: mode });
    if (!part) return;
    const close = () => {
      setModal(null);
      dropQuery('error');
    };
    setModal(<part.AuthModal mode={mode} email={email} failure={failure} onClose={close} />);
  }

  useEffect(() => {
    const wished = takeWish<AuthMode>('auth');
    if (wished) void open(wished);
    const query = new URLSearchParams(location.search);
    const error = query.get('error');
    if (isOauthError(error)) {
      const said = takeFailure(error) || (error === 'not_stored' ? t('notStored') : failures(error));
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
