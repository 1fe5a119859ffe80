import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface FactsProps {
  title?: string;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of label and value, titled or not; facts without a value are left out. */
export function Facts({ title, facts }: FactsProps) {
  return (
    <div>
      {title && (
        <Title order={3} size="h5" mb={4}>
          {title}
        </Title>
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
