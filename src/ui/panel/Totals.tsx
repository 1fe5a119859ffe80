import { Skeleton } from '@mantine/core';
import styles from './panel.module.css';

interface TotalsProps {
  label: string;
  /** Label and value; undefined while it loads. */
  totals: readonly (readonly [label: string, value: string | undefined])[];
}

/** A row of figures over a list. */
export function Totals({ label, totals }: TotalsProps) {
  return (
    <dl className={styles.totals} aria-label={label}>
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton component="span" display="block" width={60} height={18} />}</dd>
        </div>
      ))}
    </dl>
  );
}
