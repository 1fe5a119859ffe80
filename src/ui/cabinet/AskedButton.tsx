import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import styles from './AskedButton.module.css';

interface AskedButtonProps {
  words: { button: string; title: string; text: string; yes: string; no: string; done: string };
  act(): Promise<unknown>;
  /** Reloads the changed data. */
  onDone(): Promise<unknown>;
}

/** Asks first what cannot be undone; shows a refusal in its place. */
export function AskedButton({ words, act, onDone }: AskedButtonProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const [isAsked, setAsked] = useState(false);
  const acting = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      setAsked(false);
      await onDone();
      toast('success', words.done);
    },
  });
  return (
    <>
      <button type="button" className={controls.link} onClick={() => setAsked(true)}>
        {words.button}
      </button>
      {isAsked && (
        <Dialog title={words.title} onClose={() => setAsked(false)}>
          <p>{words.text}</p>
          {acting.error && <Notice>{failureText(acting.error)}</Notice>}
          <div className={styles.actions}>
            <button
              type="button"
              className={controls.button}
              aria-disabled={acting.isPending}
              onClick={() => !acting.isPending && acting.mutate()}
            >
              {words.yes}
            </button>
            <button type="button" className={controls.link} onClick={() => setAsked(false)}>
              {words.no}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
