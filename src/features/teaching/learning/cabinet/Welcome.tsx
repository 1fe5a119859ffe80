import { useTranslations } from 'use-intl';
import type { CurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { readableEmail } from '#shared/domains.ts';
import styles from './Welcome.module.css';

/** How the school knows the student: contacts, access, number. */
export function Welcome({ viewer, hasAccess }: { viewer: CurrentUser; hasAccess: boolean }) {
  const t = useTranslations('dashboard');
  const facts: [string, string][] = [
    [t('facts.email'), readableEmail(viewer.email)],
    [t('facts.access'), hasAccess ? t('facts.hasAccess') : t('facts.noAccess')],
    [t('facts.phone'), viewer.phone ?? t('facts.none')],
    ...(viewer.number ? [[t('facts.id'), viewer.number] as [string, string]] : []),
  ];
  return (
    <section aria-label={t('facts.label')}>
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
