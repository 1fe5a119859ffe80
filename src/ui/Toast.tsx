import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import styles from './Toast.module.css';

type Status = 'success' | 'error' | 'info';
export type ShowToast = (status: Status, text: string) => void;

const shownMs = 7000;
export const ToastContext = createContext<ShowToast | null>(null);

/** `toast('success', text)`. @throws outside its provider */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used within ToastProvider');
  return show;
}

const log: Record<Status, (text: string) => void> = {
  success: (text) => console.info(text),
  info: (text) => console.info(text),
  error: (text) => console.error(text),
};

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<{ id: number; status: Status; text: string }[]>([]);
  const show = useCallback<ShowToast>((status, text) => {
    log[status](text);
    const id = performance.now();
    setToasts((current) => [...current, { id, status, text }]);
    setTimeout(() => setToasts((current) => current.filter((toast) => toast.id !== id)), shownMs);
  }, []);
  const list = useMemo(
    () => (
      <div
        className={styles.list}
        role="status"
        aria-live="polite"
        popover="manual"
        ref={(list) => raise(list)}
      >
        {toasts.map(({ id, status, text }) => (
          <p key={id} className={`${styles.toast} ${styles[status]}`}>
            {text}
          </p>
        ))}
      </div>
    ),
    [toasts],
  );
  return (
    <ToastContext value={show}>
      {children}
      {list}
    </ToastContext>
  );
}

/** Lifts the list above an open dialog: the newest popover is on top of the page's top layer. */
function raise(list: HTMLDivElement | null): void {
  if (!list?.showPopover) return;
  if (list.matches(':popover-open')) list.hidePopover();
  if (list.childElementCount > 0) list.showPopover();
}
