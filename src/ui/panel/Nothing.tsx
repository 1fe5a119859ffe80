import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** An empty place that says what to do next. */
export function Nothing({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
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
