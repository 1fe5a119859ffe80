import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { moved } from '#ui/panel/dragging.ts';
import { Icon } from '#ui/panel/icons.tsx';
import type { Row } from '../rules/order.ts';
import styles from './Lessons.module.css';

interface SortableLineProps {
  row: Row;
  title: string;
  children: ReactNode;
}

/** A line with a grip that moves it. */
export function SortableLine({ row, title, children }: SortableLineProps) {
  const t = useTranslations('lessonsPanel.order');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: row.id });
  const { 'aria-describedby': describedBy } = attributes;
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-kind={row.kind}
      data-lifted={isDragging || undefined}
      style={{ transform: moved(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.grip}
        aria-label={t('move', { title })}
        aria-describedby={describedBy}
        {...listeners}
      >
        <Icon>
          <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
        </Icon>
      </button>
      {children}
    </li>
  );
}
