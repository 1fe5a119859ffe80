import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const formHash = '#pay';

/**
 * The address while the payment form is open, an entry of its own in the browser's history.
 * @param onLeave called when the reader goes back from it
 * @param onReturn called when the reader goes forward to it again
 */
export function useFormAddress({ onLeave, onReturn }: { onLeave(): void; onReturn(): void }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isForm = hash === formHash;
  const wasForm = useRef(isForm);
  /** We are on our way out ourselves; `enters`: and the form has been opened again meanwhile. */
  const leaving = useRef<{ enters: boolean } | null>(null);
  // Read when they are used: the form stays open while the address changes.
  const now = useRef({ isForm, onLeave, onReturn });
  now.current = { isForm, onLeave, onReturn };
  /** The entry before the form's is this very document: going back to it loads nothing. */
  const isOwnEntry = useRef(false);

  const push = () => {
    isOwnEntry.current = true;
    void navigate({ pathname, search, hash: formHash }, { preventScrollReset: true });
  };

  useEffect(() => {
    if (wasForm.current === isForm) return;
    wasForm.current = isForm;
    if (isForm) return now.current.onReturn();
    isOwnEntry.current = false;
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
    /** Back to the page's own entry; where that belongs to a document before a reload, the form's becomes it. */
    leave(): void {
      if (leaving.current) leaving.current.enters = false;
      if (leaving.current || !now.current.isForm) return;
      leaving.current = { enters: false };
      if (isOwnEntry.current) void navigate(-1);
      else void navigate({ pathname, search }, { preventScrollReset: true, replace: true });
    },
  };
}
