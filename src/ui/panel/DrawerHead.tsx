import type { ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import styles from './actions.module.css';

interface DrawerHeadProps {
  /** The one number that matters: a sum, a score, an hour. */
  figure?: ReactNode;
  /** Badge of its state. */
  state?: ReactNode;
  main?: ReactNode;
  more?: ReactNode;
}

/** Begins every drawer: number and state in a line, the main action and all others below. */
export function DrawerHead({ figure, state, main, more }: DrawerHeadProps) {
  return (
    <div className={styles.head}>
      {(figure || state) && (
        <div className={styles.headLine}>
          {figure && <span className={styles.figure}>{figure}</span>}
          {state}
        </div>
      )}
      <Actions main={main} more={more} />
    </div>
  );
}
