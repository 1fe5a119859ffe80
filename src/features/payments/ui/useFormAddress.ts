import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const formHash = '#pay';

/** State of the history entry that the form has made, so that closing it can go back. */
interface FormEntry {
  isForm?: boolean;
}

/**
 * The address while the payment form is open, an entry of its own in the browser's history.
 * @param onLeave called when the reader goes back from it
 * @param onReturn called when the reader goes forward to it again
 */
export function useFormAddress({ onLeave, onReturn }: { onLeave(): void; onReturn(): void }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isForm = hash === formHash;
  const wasForm = useRef(isForm);
  /** We are on our way out ourselves; `enters`: and the form has been opened again meanwhile. */
  const leaving = useRef<{ enters: boolean } | null>(null);
  // Read when they are used: the form stays open while the address changes.
  const now = useRef({ isForm, hasEntry: false, onLeave, onReturn });
  now.current = { isForm, hasEntry: (state as FormEntry | null)?.isForm === true, onLeave, onReturn };

  const push = () => {
    const entry: FormEntry = { isForm: true };
    void navigate({ pathname, search, hash: formHash }, { preventScrollReset: true, state: entry });
  };

  useEffect(() => {
    if (wasForm.current === isForm) return;
    wasForm.current = isForm;
    if (isForm) return now.current.onReturn();
    const ours = leaving.current;
    leaving.current = null;
    if (!ours) now.current.onLeave();
    else if (ours.enters) push();
  }, [isForm]);

  return {
    isForm,
    enter(): void {
      if (leaving.current) leaving.current.enters = true;
      else if (!now.current.isForm) push();
    },
    /** @param isReloaded the form was closed before this document was loaded: its entry becomes the page's */
    leave({ isReloaded = false } = {}): void {
      if (leaving.current) leaving.current.enters = false;
      if (leaving.current || !now.current.isForm) return;
      leaving.current = { enters: false };
      if (now.current.hasEntry && !isReloaded) void navigate(-1);
      else void navigate({ pathname, search }, { preventScrollReset: true, replace: true });
    },
  };
}
