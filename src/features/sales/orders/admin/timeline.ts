import type { ReactNode } from 'react';

/** One thing that happened to an order, as the feature that it happened in tells it. */
export interface TimelineEvent {
  /** Unique within the order. */
  id: string;
  /** ISO time. */
  at: string;
  title: string;
  text?: ReactNode;
  /** Member of staff who did it. */
  by?: string | null;
}
