import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ShownImport } from '../contract.ts';
import type { Mapping } from '../rules/kinds.ts';
import styles from './MovingIn.module.css';

/** A part of the form in which a file is explained. */
export interface Part {
  file: ShownImport;
  mapping: Mapping;
  change(mapping: Mapping): void;
}

export function Fields({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h5">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
