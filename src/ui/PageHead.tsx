import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { Language } from '../shared/i18n.ts';
import { LanguageControl } from './LanguageControl.tsx';
import styles from './PageHead.module.css';
import { paths } from './paths.ts';

interface PageHeadProps {
  /** The school's name. */
  name: string;
  /** Address of the page in a language, where each language has its own. */
  addressIn?: ((language: Language) => string) | undefined;
  /** Without a rule beneath it. */
  isPlain?: boolean;
  /** Stands first. */
  children?: ReactNode;
}

/** Head of a page that stands by itself: the school's name leads home. */
export function PageHead({ name, addressIn, isPlain = false, children }: PageHeadProps) {
  return (
    <header className={isPlain ? styles.head : `${styles.head} ${styles.ruled}`}>
      {children}
      <a className={styles.brand} href={paths.home(useLocale())}>
        {name}
      </a>
      <LanguageControl className={styles.language} addressIn={addressIn} />
    </header>
  );
}
