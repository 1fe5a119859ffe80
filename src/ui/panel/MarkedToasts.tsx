import { type ReactNode, useCallback } from 'react';
import { type ShowToast, ToastContext, useToast } from '../Toast.tsx';

const marks = { success: '✅', error: '❌' } as const;

/** Toasts of the panel: a success begins with ✅ and a failure with ❌, also where its text leaves that out. */
export function MarkedToasts({ children }: { children: ReactNode }) {
  const show = useToast();
  const marked = useCallback<ShowToast>(
    (status, text) => {
      const isMarked = status === 'info' || Object.values(marks).some((mark) => text.startsWith(mark));
      show(status, isMarked ? text : `${marks[status]} ${text}`);
    },
    [show],
  );
  return <ToastContext value={marked}>{children}</ToastContext>;
}
