import { useTranslations } from 'use-intl';
import type { School } from '../contract/school.ts';
import { needsMetaNote } from '../rules/contacts.ts';
import { NetworkIcon } from './NetworkIcon.tsx';
import styles from './NetworkLinks.module.css';

/** Links to social networks, with the notes that the law demands for some; nothing without any. */
export function NetworkLinks({ networks }: { networks: School['networks'] }) {
  const t = useTranslations('school');
  if (networks.length === 0) return null;
  return (
    <>
      <ul className={styles.networks}>
        {networks.map(({ id, name, url, icon }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <NetworkIcon icon={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {needsMetaNote(networks) && <p className={styles.note}>{t('metaNote')}</p>}
    </>
  );
}
