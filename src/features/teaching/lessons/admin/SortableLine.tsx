import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMovable } from '#ui/panel/dragging.ts';
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
  const { item, grip } = useMovable(row.id);
  return (
    <li {...item} className={styles.row} data-kind={row.kind}>
      <button {...grip} className={styles.grip} aria-label={t('move', { title })}>
        <Icon>
          <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
        </Icon>
      </button>
      {children}
    </li>
  );
}
