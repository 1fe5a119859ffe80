import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reloadForRelease, takeWish } from '#ui/newRelease.ts';
import { useToast } from '#ui/Toast.tsx';

interface Registered {
  email: string;
  name: string;
}

/**
 * The questionnaire, opened by `open`, and the profile form, which opens once after a registration. Both load when they
 * open; render `modal`.
 */
export function useModelForms(): { open: () => void; modal: ReactNode } {
  const t = useTranslations('ui');
  const toast = useToast();
  const [modal, setModal] = useState<ReactNode>(null);
  const close = () => setModal(null);
  const openLatest = useRef(show);
  openLatest.current = show;

  useEffect(() => {
    const registered = takeWish<Registered>('profile');
    if (registered) void openLatest.current(registered);
    else if (takeWish<string>('questionnaire') !== null) void openLatest.current(null);
  }, []);

  /** @param registered whose profile form it is; null for the questionnaire */
  async function show(registered: Registered | null) {
    try {
      if (registered) {
        const { addressToConfirm } = await import('#features/accounts/sign-in/ui/justRegistered.ts');
        // Offered only while the mail is on its way: a visitor who has confirmed meanwhile came for something else.
        if (registered.email !== addressToConfirm()) return;
        const { ApplicationModal } = await import('./ApplicationModal.tsx');
        setModal(<ApplicationModal {...registered} onClose={close} />);
        return;
      }
      const { QuestionnaireModal } = await import('./QuestionnaireModal.tsx');
      setModal(<QuestionnaireModal onClose={close} />);
    } catch {
      const wish = registered ? { kind: 'profile', value: registered } : { kind: 'questionnaire', value: '' };
      if (await reloadForRelease(wish as Parameters<typeof reloadForRelease>[0])) return;
      toast('error', `❌ ${t('networkError')}`);
    }
  }
  return { open: () => void show(null), modal };
}
