import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Anchor of the section, which the navigation scrolls to. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One part of the public page: its heading at the left, what it says at the right. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
