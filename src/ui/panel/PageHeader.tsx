import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

interface PageHeaderProps {
  title: string;
  /** A count, or a remark for the reader. */
  note?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
}

export function PageHeader({ title, note, action }: PageHeaderProps) {
  return (
    <Group component="header" justify="space-between" mb="md" gap="sm">
      <PageTitle title={title} />
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        {note && (
          <Text size="sm" c="dimmed" role="status">
            {note}
          </Text>
        )}
      </div>
      {action}
    </Group>
  );
}
