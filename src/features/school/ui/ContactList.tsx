import { useTranslations } from 'use-intl';
import { contactsOf } from '../contacts/rules.ts';
import type { School } from '../contract.ts';
import styles from './ContactList.module.css';

/** Telephone, messengers and mail, each with a link that starts it; nothing where the school has given none. */
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
