import { type ReactNode, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { JustRegisteredBanner } from '#features/accounts/sign-in/site/JustRegisteredBanner.tsx';
import type { School } from '#features/publishing/school/contract/school.ts';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import { AccountLinks, type AuthMode } from './AccountLinks.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import styles from './SiteNav.module.css';
import type { PageSection } from './sections.ts';

const opaqueAfterPx = 50;

interface SiteNavProps {
  sections: PageSection[];
  school: School;
  onAuth: (mode: AuthMode) => void;
  /** Below the links. */
  children?: ReactNode;
}

export function SiteNav({ sections, school, onAuth, children }: SiteNavProps) {
  const t = useTranslations('landing');
  const language = useLocale();
  const isOpaque = useScrolledPast(opaqueAfterPx);
  return (
    <header className={`${styles.bar} ${isOpaque ? styles.opaque : ''}`}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <nav className={styles.inner} aria-label={t('nav.label')}>
        <a className={styles.brand} href={paths.home(language)}>
          <Brand school={school} />
        </a>
        <ul className={styles.links}>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`nav.${section}`)}</a>
            </li>
          ))}
        </ul>
        <div className={styles.side}>
          <LanguageControl addressIn={paths.home} className={styles.language} />
          <AccountLinks className={styles.account} onAuth={onAuth} />
        </div>
        <SiteMenu sections={sections} school={school} onAuth={onAuth} />
      </nav>
      <JustRegisteredBanner place="nav" />
      {children}
    </header>
  );
}

/** The school's logo with its name as text alternative, or its name in words. */
function Brand({ school: { name, logo } }: { school: School }) {
  const t = useTranslations('ui');
  const brand = name ?? t('brand');
  return logo ? <img className={styles.logo} src={logo} alt={brand} /> : brand;
}

function useScrolledPast(px: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > px);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [px]);
  return isPast;
}
