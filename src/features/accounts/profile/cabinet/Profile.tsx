import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { providerNames } from '#features/accounts/sign-in/rules/oauth.ts';
import { readableEmail } from '#shared/domains.ts';
import { Loading } from '#ui/cabinet/Cabinet.tsx';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import { Devices } from './Devices.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Identities } from './Identities.tsx';
import { Password } from './Password.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import styles from './Profile.module.css';
import { ownProfile } from './profile.ts';

/** Own account: personal data, ways to sign in, and sessions. */
export function Profile() {
  const t = useTranslations('profile');
  const address = useTranslations('address');
  const language = useLocale();
  const { data, error, refetch } = useQuery(ownProfile);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isPage />;
  if (!data) return <Loading text={t('loading')} />;
  const linkable = data.can_link.map((provider) => providerNames[provider]);
  const canLink = new Intl.ListFormat(language, { type: 'disjunction' }).format(linkable);
  return (
    <main className={styles.main}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Section title={t('personal.title')} text={t('personal.text')}>
        <PersonalForm profile={data} />
      </Section>
      <Section title={t('password.title')} text={data.has_password ? t('password.text') : undefined}>
        <Password profile={data} />
      </Section>
      <Section title={address('title')} text={address('text', { email: readableEmail(data.email) })}>
        <EmailForm profile={data} />
      </Section>
      {(data.identities.length > 0 || canLink) && (
        <Section
          title={t('identities.title')}
          text={
            canLink
              ? t('identities.text', { providers: canLink, email: readableEmail(data.email) })
              : undefined
          }
        >
          <Identities profile={data} />
        </Section>
      )}
      <Section title={t('devices.title')} text={t('devices.text')}>
        <Devices />
      </Section>
    </main>
  );
}

interface SectionProps {
  title: string;
  text: string | undefined;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
