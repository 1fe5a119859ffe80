import { useTranslations } from 'use-intl';
import { needsMetaNote } from '../contacts/rules.ts';
import type { School } from '../contract.ts';
import styles from './NetworkLinks.module.css';

/** Links to social networks, with what the law wants said of some; nothing where there are none. */
export function NetworkLinks({ networks }: { networks: School['networks'] }) {
  const t = useTranslations('school');
  if (networks.length === 0) return null;
  return (
    <>
      <ul className={styles.networks}>
        {networks.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {needsMetaNote(networks) && <p className={styles.note}>{t('metaNote')}</p>}
    </>
  );
}
