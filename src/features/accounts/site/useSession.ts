import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { takeEnd } from '#ui/session.ts';
import { useToast } from '#ui/Toast.tsx';
import { checkSession } from '../ui/currentUser.ts';

/** Looks who this is when the home page opens; whoever was signed out without asking is told why. */
export function useSession(): void {
  const t = useTranslations('accounts');
  const toast = useToast();
  useEffect(() => {
    void checkSession().then(() => {
      const reason = takeEnd();
      if (reason !== null) toast('info', reason || t('sessionEnded'));
    });
  }, []);
}
