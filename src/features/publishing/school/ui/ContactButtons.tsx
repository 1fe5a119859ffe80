import { useTranslations } from 'use-intl';
import type { School } from '../contract/school.ts';
import { type Contact, contactsOf } from '../rules/contacts.ts';
import styles from './ContactButtons.module.css';

/**
 * Messengers and phone as buttons: one press starts a conversation. Nothing when the school has given none.
 */
export function ContactButtons({ school, className = '' }: { school: School; className?: string }) {
  const t = useTranslations('school');
  const contacts = contactsOf(school).filter(({ kind }) => kind !== 'email');
  if (contacts.length === 0) return null;
  return (
    <ul className={`${styles.buttons} ${className}`} aria-label={t('contact.ask')}>
      {contacts.map(({ kind, text, url }) => (
        <li key={kind}>
          <a href={url} {...(kind !== 'phone' && { target: '_blank', rel: 'noreferrer' })}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={signs[kind]} />
            </svg>
            {kind === 'phone' ? text : t(`kinds.${kind}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Icons in lines: a handset, a bubble, a paper plane, an envelope. */
const signs: Record<Contact['kind'], string> = {
  phone: 'M5 4h4l1.5 4.5L8 10a12 12 0 0 0 6 6l1.5-2.5 4.5 1.5v4c0 .6-.4 1-1 1A15 15 0 0 1 4 5c0-.6.4-1 1-1z',
  whatsapp: 'M4 20l1.2-4A8 8 0 1 1 8 18.9zM9 9.5c.5 2.5 2.5 4.5 5 5.5',
  telegram: 'M3 11.5L21 4l-3 16-6-4.5L9 19v-5.5L18 7 6.5 12.8z',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
};
