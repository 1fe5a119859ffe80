import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { School } from '#features/publishing/school/contract/school.ts';
import { SchoolMap } from '#features/publishing/school/site/SchoolMap.tsx';
import { ContactList } from '#features/publishing/school/ui/ContactList.tsx';
import { NetworkLinks } from '#features/publishing/school/ui/NetworkLinks.tsx';
import { useHeading } from '#features/site/content/site/headings.ts';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import styles from './ContactSection.module.css';

/** Whether there is anything to show under the heading "contact". */
export function hasContacts(school: School): boolean {
  const { phone, whatsapp, telegram, email, address, networks, related_site } = school;
  const single = [phone, whatsapp, telegram, email, address, related_site];
  return networks.length > 0 || single.some((each) => each !== null);
}

export function ContactSection({ school }: { school: School }) {
  if (!hasContacts(school)) return null;
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-title" data-below="">
      <StaticIsland>{import.meta.env.SSR && <Ways school={school} />}</StaticIsland>
      {school.address && (
        <div className={styles.map}>
          <SchoolMap address={school.address} />
        </div>
      )}
    </section>
  );
}

function Ways({ school }: { school: School }) {
  const t = useTranslations('school.contact');
  const { title, lead } = useHeading('contact');
  const { address, networks, related_site } = school;
  return (
    <>
      <header className={styles.head}>
        <h2 id="contact-title" className={styles.title}>
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      <div className={styles.ways}>
        <ContactList school={school} />
        {address && (
          <Part title={t('address')}>
            <address>{address}</address>
          </Part>
        )}
        {networks.length > 0 && (
          <Part title={t('networks')}>
            <NetworkLinks networks={networks} />
          </Part>
        )}
        {related_site && (
          <Part title={t('related')}>
            <a className={styles.related} href={related_site.url} target="_blank" rel="noreferrer">
              {related_site.name}
            </a>
          </Part>
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
