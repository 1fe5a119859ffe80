import { useTranslations } from 'use-intl';
import { contactsOf } from '../rules/contacts.ts';
import { ContactList } from './ContactList.tsx';
import styles from './SupportContacts.module.css';
import { useSchool } from './useSchool.ts';

/** How to reach a human, under its own heading; nothing when the school has given no contacts. */
export function SupportContacts({ lead }: { lead: string }) {
  const t = useTranslations('school.support');
  const school = useSchool();
  if (!school || contactsOf(school).length === 0) return null;
  return (
    <section className={styles.support} aria-label={t('title')}>
      <p>{lead}</p>
      <ContactList school={school} />
    </section>
  );
}
