import { Stack, Text } from '@mantine/core';

/** Empty state that says what to do next. */
export function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <Stack align="center" gap={4} py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed" maw="48ch">
        {hint}
      </Text>
    </Stack>
  );
}
