import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { JustRegisteredBanner } from '#features/accounts/site/JustRegisteredBanner.tsx';
import type { School } from '#features/school/contract.ts';
import { hasContacts } from '#features/school/site/ContactSection.tsx';
import { ContactList } from '#features/school/ui/ContactList.tsx';
import { nextLanguage } from '#shared/i18n.ts';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import { AccountLinks, type AuthMode } from './AccountLinks.tsx';
import styles from './SiteNav.module.css';

const opaqueAfterPx = 50;
const sections = ['courses', 'learning', 'contact'] as const;

export function SiteNav({ onAuth, school }: { onAuth: (mode: AuthMode) => void; school: School }) {
  const t = useTranslations('landing');
  const language = useLocale();
  const isOpaque = useScrolledPast(opaqueAfterPx);
  const menu = useClosingMenu();
  const shown = sections.filter((section) => section !== 'contact' || hasContacts(school));
  const links = shown.map((section) => (
    <li key={section}>
      <a href={`#${section}`} onClick={menu.close}>
        {t(`nav.${section}`)}
      </a>
    </li>
  ));

  return (
    <header className={`${styles.bar} ${isOpaque ? styles.opaque : ''}`}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <nav className={styles.inner} aria-label={t('nav.label')}>
        <a className={styles.brand} href={paths.home(language)}>
          <Brand school={school} />
        </a>
        <ul className={styles.links}>{links}</ul>
        <div className={styles.side}>
          <LanguageControl href={paths.home(nextLanguage(language))} className={styles.language} />
          <AccountLinks className={styles.account} onAuth={onAuth} />
        </div>
        <details className={styles.menu} ref={menu.ref}>
          <summary>{t('nav.menu')}</summary>
          <div className={styles.sheet}>
            <ul className={styles.sheetLinks}>{links}</ul>
            <AccountLinks
              className={styles.sheetAccount}
              onAuth={(mode) => {
                menu.close();
                onAuth(mode);
              }}
            />
            <ContactList school={school} />
          </div>
        </details>
      </nav>
      <JustRegisteredBanner place="nav" />
    </header>
  );
}

/** The school's sign, named as the school is, or its name in words. */
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

/** A native disclosure, so that it opens without script; script closes it on a click outside and on Escape. */
function useClosingMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return { ref, close };
}
