import { Text, Timeline, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormats } from './formats.ts';

/** One thing that happened to a record, as the feature that it happened in tells it. */
export interface HistoryEvent {
  /** Unique within the record. */
  id: string;
  /** ISO time. */
  at: string;
  title: string;
  text?: ReactNode;
  /** Who did it. */
  by?: string | null;
}

/** The history of a record, oldest first: read from top to bottom it is its story. */
export function History({ title, events }: { title: string; events: readonly HistoryEvent[] }) {
  const format = useFormats();
  return (
    <section>
      <Title order={3} size="h5" mb="sm">
        {title}
      </Title>
      <Timeline active={events.length - 1} bulletSize={14} lineWidth={2}>
        {events.map((event) => (
          <Timeline.Item key={event.id} title={event.title}>
            {event.text && (
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {event.text}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {format.time(event.at)}
              {event.by && ` · ${event.by}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
