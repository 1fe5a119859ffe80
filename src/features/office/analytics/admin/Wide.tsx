import type { ReactNode } from 'react';
import styles from './Analytics.module.css';

/** A table that is moved sideways on a phone: squeezed, its words would break. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by the keyboard.
    <section aria-label={label} className={styles.wide} tabIndex={0}>
      {children}
    </section>
  );
}
