import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Cards.module.css';
import { useSupportContact } from './supportContact.ts';

interface CardsProps {
  /** Undefined while unknown. */
  coursesCount: number | undefined;
  onProfile: () => void;
}

/** The cabinet's four shortcuts. */
export function Cards({ coursesCount, onProfile }: CardsProps) {
  const t = useTranslations('dashboard.cards');
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.list}>
        <li>
          <a href="#mine" className={styles.card}>
            <Card title={t('mine')} icon="M4 5h16v11H4zM9 20h6M10 8l4.5 2.5L10 13z">
              {coursesCount !== undefined && t('mineText', { count: coursesCount })}
            </Card>
          </a>
        </li>
        <li>
          <a href="#offers" className={styles.card}>
            <Card title={t('buy')} icon="M6 8h12l1 12H5zM9 8V6a3 3 0 0 1 6 0v2">
              {t('buyText')}
            </Card>
          </a>
        </li>
        <li>
          <Support />
        </li>
        <li>
          <button type="button" className={styles.card} onClick={onProfile} aria-haspopup="dialog">
            <Card
              title={t('profile')}
              icon="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1.5-4 5-5 8-5s6.500 1 8 5"
            >
              {t('profileText')}
            </Card>
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** Opens the school's messenger, or a mail to it. */
function Support() {
  const t = useTranslations('dashboard.cards');
  const contact = useSupportContact();
  const icon = 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5';
  if (!contact) {
    return (
      <div className={styles.card} aria-disabled="true">
        <Card title={t('support')} icon={icon}>
          {contact === null && t('supportNone')}
        </Card>
      </div>
    );
  }
  const opensTab = contact.url.startsWith('https:');
  return (
    <a
      className={styles.card}
      href={contact.url}
      {...(opensTab && { target: '_blank', rel: 'noreferrer', title: t('newTab') })}
    >
      <Card title={t('support')} icon={icon}>
        {contact.text}
      </Card>
    </a>
  );
}

function Card({ title, icon, children }: { title: string; icon: string; children: ReactNode }) {
  return (
    <>
      <svg className={styles.icon} viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d={icon} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
      </svg>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{children}</span>
    </>
  );
}
