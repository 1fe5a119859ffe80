import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';
import styles from './panel.module.css';

interface PageHeaderProps {
  title: string;
  /** A count, sums, or a remark for the reader. */
  note?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
}

export function PageHeader({ title, note, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <PageTitle title={title} />
      <div className={styles.heading}>
        <Title order={1} size="h3">
          {title}
        </Title>
        {note && (
          <div className={styles.note} role="status">
            {note}
          </div>
        )}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </header>
  );
}
