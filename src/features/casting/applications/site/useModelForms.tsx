import { type ReactNode, useEffect, useRef, useState } from 'react';
import { takeWish } from '#ui/newRelease.ts';
import { useLaterPart } from '#ui/useLaterPart.ts';

interface Registered {
  email: string;
  name: string;
}

/**
 * The questionnaire, opened by `open`, and the profile form, which opens once after a registration. Both load when they
 * open; render `modal`.
 */
export function useModelForms(): { open: () => void; modal: ReactNode } {
  const load = useLaterPart();
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
    if (!registered) {
      const form = await load(() => import('./QuestionnaireModal.tsx'), { kind: 'questionnaire', value: '' });
      if (form) setModal(<form.QuestionnaireModal onClose={close} />);
      return;
    }
    const form = await load(loadProfile, { kind: 'profile', value: registered });
    if (!form) return;
    const [{ addressToConfirm }, { ApplicationModal }] = form;
    // Offered only while the mail is on its way: a visitor who has confirmed meanwhile came for something else.
    if (registered.email === addressToConfirm())
      setModal(<ApplicationModal {...registered} onClose={close} />);
  }
  return { open: () => void show(null), modal };
}

function loadProfile() {
  return Promise.all([
    import('#features/accounts/sign-in/ui/justRegistered.ts'),
    import('./ApplicationModal.tsx'),
  ]);
}
