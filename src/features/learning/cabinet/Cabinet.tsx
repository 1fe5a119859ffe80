import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { goHome, signOut } from '#features/accounts/ui/currentUser.ts';
import { isStaff, type Role } from '#shared/access.ts';
import { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import styles from './Cabinet.module.css';
import { lookWhetherItIsOver, type Viewer } from './viewer.ts';

const tries = 2;

/** The cabinet's head, and the cache of what it reads, which is one person's. */
export function Cabinet({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return (
    <div className={styles.cabinet}>
      <DemoStrip />
      <Head viewer={viewer} />
      <Cached key={viewer?.id}>{children}</Cached>
    </div>
  );
}

function Cached({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(): QueryClient {
  const isTemporary = (error: Error) =>
    error instanceof CallError && (error.status === 0 || error.status >= 500);
  return new QueryClient({
    queryCache: new QueryCache({ onError: lookWhetherItIsOver }),
    mutationCache: new MutationCache({ onError: lookWhetherItIsOver }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        retry: (failures, error) => failures < tries && isTemporary(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function Head({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('learning.nav');
  const brand = useTranslations('ui')('brand');
  const home = paths.home(useLocale());
  const { pathname } = useLocation();
  return (
    <header className={styles.head}>
      <a className={styles.brand} href={home}>
        {brand}
      </a>
      <nav className={styles.nav} aria-label={t('label')}>
        <a href={home}>{t('home')}</a>
        {viewer && pathname !== paths.dashboard && <a href={paths.dashboard}>{t('cabinet')}</a>}
        {viewer && isStaff(viewer.role as Role) && <a href={paths.admin}>{t('admin')}</a>}
        {viewer && (
          <button type="button" onClick={() => void signOut().then(goHome)}>
            {t('logout')}
          </button>
        )}
      </nav>
      <LanguageControl className={styles.language} />
      {viewer && (
        <a className={styles.initial} href={paths.profile} aria-label={t('profile')} title={t('profile')}>
          {viewer.first_name.slice(0, 1)}
        </a>
      )}
    </header>
  );
}

/** Something is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <main className={styles.loading}>
      <div role="status">
        <span className={controls.spinner} aria-hidden="true" />
        <h1>{text}</h1>
      </div>
    </main>
  );
}
