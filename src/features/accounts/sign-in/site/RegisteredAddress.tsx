import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import controls from '#ui/controls.module.css';
import { forgetRegistration, useJustRegistered } from '../ui/justRegistered.ts';
import styles from './JustRegisteredBanner.module.css';

/** The address that is confirmed, or still to be confirmed. */
export function RegisteredAddress({ place }: { place: 'hero' | 'nav' }) {
  const t = useTranslations('registration.banner');
  const registered = useJustRegistered();
  if (!registered) return null;
  const { email, verified } = registered;
  return (
    <aside className={styles[place]} aria-label={t(`label.${place}`)} data-verified={verified || undefined}>
      <p className={styles.status}>
        <span className={styles.email}>{readableEmail(email)}</span>
        <span className={styles.state}>{verified ? t('confirmed') : t('awaiting')}</span>
      </p>
      {place === 'hero' && <p className={styles.next}>{verified ? t('signIn') : t('check')}</p>}
      <button type="button" className={controls.link} onClick={forgetRegistration}>
        {t('hide')}
      </button>
    </aside>
  );
}
