import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type CurrentUser, checkSession, signOut } from '#features/accounts/ui/currentUser.ts';
import { isStaff, type Role } from '#shared/access.ts';
import { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import styles from './Cabinet.module.css';

/** `undefined` while the session is being checked, null for a visitor. */
export type Viewer = CurrentUser | null | undefined;

/** Looks once who this is. */
export function useViewer(): Viewer {
  const [viewer, setViewer] = useState<Viewer>(undefined);
  useEffect(() => {
    void checkSession().then(setViewer);
  }, []);
  return viewer;
}

const tries = 2;

/** The cabinet's head, and the cache of what it reads. */
export function Cabinet({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      <DemoStrip />
      <Head viewer={viewer} />
      {children}
    </QueryClientProvider>
  );
}

function makeClient(): QueryClient {
  const isTemporary = (error: Error) =>
    error instanceof CallError && (error.status === 0 || error.status >= 500);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        retry: (failures, error) => failures < tries && isTemporary(error),
      },
    },
  });
}

function Head({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('learning.nav');
  const brand = useTranslations('ui')('brand');
  const home = paths.home(useLocale());
  return (
    <header className={styles.head}>
      <a className={styles.brand} href={home}>
        {brand}
      </a>
      <nav className={styles.nav}>
        <a href={home}>{t('home')}</a>
        {viewer && <a href={paths.dashboard}>{t('cabinet')}</a>}
        {viewer && isStaff(viewer.role as Role) && <a href={paths.admin}>{t('admin')}</a>}
        {viewer && (
          <button type="button" onClick={() => void signOut().then(() => location.assign(home))}>
            {t('logout')}
          </button>
        )}
        <LanguageControl className={styles.language} />
        {viewer && (
          <span className={styles.initial} aria-hidden="true">
            {viewer.first_name.slice(0, 1)}
          </span>
        )}
      </nav>
    </header>
  );
}

/** Something is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <p className={styles.loading} role="status">
      <span className={controls.spinner} aria-hidden="true" />
      {text}
    </p>
  );
}
