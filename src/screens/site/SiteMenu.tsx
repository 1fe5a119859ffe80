import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { School } from '#features/publishing/school/contract/school.ts';
import { ContactList } from '#features/publishing/school/ui/ContactList.tsx';
import { NetworkLinks } from '#features/publishing/school/ui/NetworkLinks.tsx';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { AccountLinks, type AuthMode } from './AccountLinks.tsx';
import styles from './SiteMenu.module.css';
import type { PageSection } from './sections.ts';

interface SiteMenuProps {
  sections: PageSection[];
  school: School;
  onAuth: (mode: AuthMode) => void;
}

/** Navigation for narrow screens: the same links, and every way to reach the school. */
export function SiteMenu({ sections, school, onAuth }: SiteMenuProps) {
  const t = useTranslations('landing.nav');
  const menu = useClosingMenu();
  return (
    <details className={styles.menu} ref={menu.ref} data-closes>
      <summary>{t('menu')}</summary>
      <div className={styles.sheet}>
        <ul className={styles.links}>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`} onClick={menu.close}>
                {t(section)}
              </a>
            </li>
          ))}
        </ul>
        <AccountLinks
          className={styles.account}
          onAuth={(mode) => {
            menu.close();
            onAuth(mode);
          }}
        />
        <div className={styles.ways}>
          <StaticIsland>{import.meta.env.SSR && <Ways school={school} />}</StaticIsland>
        </div>
      </div>
    </details>
  );
}

function Ways({ school }: { school: School }) {
  return (
    <>
      <ContactList school={school} />
      <NetworkLinks networks={school.networks} />
    </>
  );
}

/**
 * A native disclosure, so that it opens without script; script closes it on whatever happens outside, and on
 * Escape. Until this runs, src/ui/firstPaint.ts does the same to what is `data-closes`.
 */
function useClosingMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (ref.current?.open && !ref.current.contains(target as Node)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    // `focusin`: keyboard users who move on with Tab would find the page covered.
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return { ref, close };
}
