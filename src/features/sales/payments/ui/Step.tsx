import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PaymentModal.module.css';

/** A step that replaces another in its dialog: focus follows, or the keyboard would be left nowhere. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => step.current?.focus(), []);
  return (
    <div ref={step} className={styles.step} tabIndex={-1}>
      {children}
    </div>
  );
}
