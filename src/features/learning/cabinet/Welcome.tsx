import { useTranslations } from 'use-intl';
import type { CurrentUser } from '#features/accounts/ui/currentUser.ts';
import styles from './Welcome.module.css';

/** Who is here, and what the school knows of them at a glance. */
export function Welcome({ viewer, hasAccess }: { viewer: CurrentUser; hasAccess: boolean }) {
  const t = useTranslations('dashboard');
  const facts: [string, string][] = [
    [t('facts.email'), viewer.email],
    [t('facts.access'), hasAccess ? t('facts.hasAccess') : t('facts.noAccess')],
    [t('facts.phone'), viewer.phone ?? t('facts.none')],
    [t('facts.id'), viewer.id],
  ];
  return (
    <section className={styles.welcome}>
      <h1>{t('welcome', { name: viewer.first_name })}</h1>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
