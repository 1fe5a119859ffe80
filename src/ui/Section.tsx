import type { ReactNode, Ref } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Anchor of the section, which the navigation scrolls to. */
  id: string;
  title: string;
  lead?: string;
  className?: string | undefined;
  /** Opened by a line instead of a large heading. */
  isQuiet?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of the public page below its first screen: a heading, and its content. */
export function Section({ id, title, lead, className = '', isQuiet, ref, children }: SectionProps) {
  return (
    <section
      id={id}
      ref={ref}
      className={`${styles.section} ${isQuiet ? styles.quiet : ''} ${className}`}
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
