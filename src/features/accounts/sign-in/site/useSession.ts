import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { takeEnd } from '#ui/session.ts';
import { useToast } from '#ui/Toast.tsx';
import { checkSession } from '../ui/currentUser.ts';

/** Checks the session when the home page opens; people signed out by the server see why. */
export function useSession(): void {
  const t = useTranslations('signIn');
  const toast = useToast();
  useEffect(() => {
    void checkSession().then(() => {
      const reason = takeEnd();
      if (reason !== null) toast('info', reason || t('sessionEnded'));
    });
  }, []);
}
