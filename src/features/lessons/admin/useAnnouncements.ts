import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Row } from '../rules/order.ts';

/** Words for a screen reader while something is dragged. */
export function useAnnouncements(rows: readonly Row[], titleOf: (id: string) => string) {
  const isFirst = useRef(true);
  const t = useTranslations('lessonsPanel.order');
  const placed = (key: 'taken' | 'over' | 'dropped', id: UniqueIdentifier, at: UniqueIdentifier) =>
    t(key, {
      title: titleOf(String(id)),
      place: rows.findIndex((row) => row.id === at) + 1,
      count: rows.length,
    });
  const cancelled = (id: UniqueIdentifier) => t('cancelled', { title: titleOf(String(id)) });
  const announcements: Announcements = {
    onDragStart({ active }) {
      isFirst.current = true;
      return placed('taken', active.id, active.id);
    },
    onDragOver({ active, over }) {
      // The first place is the present one, and would be said instead of what was taken.
      const isNews = !isFirst.current;
      isFirst.current = false;
      return isNews && over ? placed('over', active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => (over ? placed('dropped', active.id, over.id) : cancelled(active.id)),
    onDragCancel: ({ active }) => cancelled(active.id),
  };
  return { announcements, screenReaderInstructions: { draggable: t('how') } };
}
