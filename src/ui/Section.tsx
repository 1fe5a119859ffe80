import type { ReactNode, Ref } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Anchor of the section, which the navigation scrolls to. */
  id: string;
  title: string;
  lead?: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of the public page below its first screen: heading on the left, content on the right. */
export function Section({ id, title, lead, className = '', ref, children }: SectionProps) {
  return (
    <section
      id={id}
      ref={ref}
      className={`${styles.section} ${className}`}
      aria-labelledby={`${id}-title`}
      data-below=""
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
