import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface NothingProps {
  title: string;
  hint: string;
  /** Where that is done. */
  children?: ReactNode;
}

/** Empty state that says what to do next. */
export function Nothing({ title, hint, children }: NothingProps) {
  return (
    <Stack align="center" gap={4} py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" maw="48ch">
        {hint}
      </Text>
      {children}
    </Stack>
  );
}
