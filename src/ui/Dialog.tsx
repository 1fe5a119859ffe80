import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** An alert must be answered by its button: a click beside it does not close it. */
  isAlert?: boolean;
  /** As wide as the window allows, for a picture. */
  isWide?: boolean;
}

/** A native modal dialog, open while it is rendered. Focus moves in, and back when it closes. */
export function Dialog({ title, onClose, children, isAlert = false, isWide = false }: DialogProps) {
  const t = useTranslations('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the page's toasts are raised, which must lie above it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the dialog is a convenience; Escape closes it too.
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${isWide ? styles.wide : ''}`}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!isAlert && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.5" fill="none" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
