import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { LanguageControl } from './LanguageControl.tsx';
import styles from './PageHead.module.css';
import { paths } from './paths.ts';

interface PageHeadProps {
  /** The school's name. */
  name: string;
  /** Address of the page in the next language, where each language has its own. */
  nextLanguageAt?: string | undefined;
  /** Without a rule beneath it. */
  isPlain?: boolean;
  /** Stands first. */
  children?: ReactNode;
}

/** Head of a page that stands by itself: the school's name leads home. */
export function PageHead({ name, nextLanguageAt, isPlain = false, children }: PageHeadProps) {
  return (
    <header className={isPlain ? styles.head : `${styles.head} ${styles.ruled}`}>
      {children}
      <a className={styles.brand} href={paths.home(useLocale())}>
        {name}
      </a>
      <LanguageControl className={styles.language} href={nextLanguageAt} />
    </header>
  );
}
