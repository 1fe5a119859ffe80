import { useTranslations } from 'use-intl';
import { useHeading } from '#features/content/site/headings.ts';
import { contactsOf, needsMetaNote } from '../contacts/rules.ts';
import type { School } from '../contract.ts';
import { ContactList } from '../ui/ContactList.tsx';
import styles from './ContactSection.module.css';

/** Whether there is anything to show under the heading "contact". */
export function hasContacts(school: School): boolean {
  return contactsOf(school).length > 0 || school.address !== null || school.networks.length > 0;
}

export function ContactSection({ school }: { school: School }) {
  const t = useTranslations('school');
  const { title, lead } = useHeading('contact');
  if (!hasContacts(school)) return null;
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-title">
      <header className={styles.head}>
        <h2 id="contact-title" className={styles.title}>
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      <div className={styles.ways}>
        <ContactList school={school} />
        {school.address && (
          <div className={styles.part}>
            <h3>{t('contact.address')}</h3>
            <address>{school.address}</address>
          </div>
        )}
        {school.networks.length > 0 && (
          <div className={styles.part}>
            <h3>{t('contact.networks')}</h3>
            <ul className={styles.networks}>
              {school.networks.map(({ id, name, url }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            {needsMetaNote(school.networks) && <p className={styles.note}>{t('metaNote')}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
