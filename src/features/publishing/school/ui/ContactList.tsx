import { useTranslations } from 'use-intl';
import type { School } from '../contract/school.ts';
import { contactsOf } from '../rules/contacts.ts';
import styles from './ContactList.module.css';

/** Phone, messengers and mail as links; nothing when the school has given none. */
export function ContactList({ school }: { school: School }) {
  const t = useTranslations('school.kinds');
  const contacts = contactsOf(school);
  if (contacts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {contacts.map(({ kind, text, url }) => {
        const isElsewhere = url.startsWith('https:');
        return (
          <li key={kind}>
            <span className={styles.kind}>{t(kind)}</span>
            <a href={url} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
              {text}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
