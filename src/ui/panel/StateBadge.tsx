import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * How a state looks in a list and at the top of its drawer. An outline is a beginning: nothing has been done yet, or
 * what ends well is on its way.
 */
const looks = {
  untouched: { color: 'graphite', variant: 'outline' },
  underWay: { color: 'graphite', variant: 'light' },
  promising: { color: 'good', variant: 'outline' },
  good: { color: 'good', variant: 'light' },
  asks: { color: 'carmine', variant: 'light' },
  bad: { color: 'bad', variant: 'light' },
  alarm: { color: 'bad', variant: 'filled' },
  calls: { color: 'carmine', variant: 'filled' },
  aside: { color: 'graphite', variant: 'filled' },
} as const;
export type StateLook = keyof typeof looks;

export function StateBadge({ look, children }: { look: StateLook; children: ReactNode }) {
  return (
    <Badge {...looks[look]} component="span" tt="none" fw={500} miw="max-content">
      {children}
    </Badge>
  );
}
