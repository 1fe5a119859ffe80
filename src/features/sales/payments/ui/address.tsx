import type { ReactNode } from 'react';
import styles from './PaymentModal.module.css';

/**
 * An e-mail address within a sentence, kept in one piece while it fits a line, so that it can be checked
 * letter by letter.
 */
export function address(text: ReactNode) {
  return <strong className={styles.address}>{text}</strong>;
}
