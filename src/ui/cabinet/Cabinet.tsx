import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { firstCharacter } from '#shared/graphemes.ts';
import { isStaff, type Role } from '#shared/roles.ts';
import { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { LanguageControl } from '#ui/LanguageControl.tsx';
import { paths } from '#ui/paths.ts';
import { gatherCalls } from '#ui/together.ts';
import styles from './Cabinet.module.css';
import type { CabinetSession } from './session.ts';

const tries = 2;

/** The cabinet's head, and a query cache that belongs to one person. */
export function Cabinet({ session, children }: { session: CabinetSession; children: ReactNode }) {
  return (
    <div className={styles.cabinet}>
      <DemoStrip />
      <Head session={session} />
      <Cached key={session.viewer?.id} onError={session.lookWhetherItIsOver}>
        {children}
      </Cached>
    </div>
  );
}

function Cached({ onError, children }: { onError(error: unknown): void; children: ReactNode }) {
  const [client] = useState(() => makeClient(onError));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(onError: (error: unknown) => void): QueryClient {
  gatherCalls();
  const isTemporary = (error: Error) =>
    error instanceof CallError && (error.status === 0 || error.status >= 500);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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

const ownPages = [
  ['cabinet', paths.dashboard],
  ['orders', paths.myOrders],
  ['data', paths.myData],
] as const;

function Head({ session: { viewer, signOut } }: { session: CabinetSession }) {
  const t = useTranslations('cabinet.nav');
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
        {viewer &&
          ownPages.map(([name, path]) => (
            <a key={name} href={path} {...(pathname === path && { 'aria-current': 'page' })}>
              {t(name)}
            </a>
          ))}
        {viewer && isStaff(viewer.role as Role) && <a href={paths.admin}>{t('admin')}</a>}
        {viewer && (
          <button type="button" onClick={signOut}>
            {t('logout')}
          </button>
        )}
      </nav>
      <LanguageControl className={styles.language} />
      {viewer && (
        <a className={styles.initial} href={paths.profile} aria-label={t('profile')} title={t('profile')}>
          {firstCharacter(viewer.first_name || viewer.email)}
        </a>
      )}
    </header>
  );
}

/** Loading indicator. */
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
