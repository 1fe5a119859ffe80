import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const formHash = '#pay';

/** Of the browser's history entry that the form has made, so that closing it can go back. */
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
  const latest = useRef({ onLeave, onReturn });
  latest.current = { onLeave, onReturn };
  useEffect(() => {
    if (wasForm.current === isForm) return;
    wasForm.current = isForm;
    if (isForm) latest.current.onReturn();
    else latest.current.onLeave();
  }, [isForm]);

  // Read when it is used: the form stays open while the address changes.
  const now = useRef({ isForm, hasEntry: false });
  now.current = { isForm, hasEntry: (state as FormEntry | null)?.isForm === true };

  return {
    isForm,
    enter(): void {
      if (now.current.isForm) return;
      const entry: FormEntry = { isForm: true };
      void navigate({ pathname, search, hash: formHash }, { preventScrollReset: true, state: entry });
    },
    leave(): void {
      if (!now.current.isForm) return;
      if (now.current.hasEntry) void navigate(-1);
      else void navigate({ pathname, search }, { preventScrollReset: true, replace: true });
    },
  };
}
