import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { PanelProvider } from '#ui/panel/PanelProvider.tsx';
import { Problem } from '#ui/panel/Problem.tsx';
import { makeQueryClient, useCall } from '#ui/panel/query.ts';
import { ReaderRole } from '#ui/panel/role.ts';
import { PanelSections } from '#ui/panel/sections.ts';
import { PanelFrame } from './PanelFrame.tsx';
import styles from './PanelLayout.module.css';
import { PanelLoading } from './PanelLoading.tsx';
import { Permitted } from './Permitted.tsx';
import type { SignInNotice } from './panelSession.ts';
import { SignIn } from './SignIn.tsx';
import { panelSections } from './sections.ts';

/** Once in an account's life. */
const FirstPassword = lazy(() =>
  import('./FirstPassword.tsx').then(({ FirstPassword }) => ({ default: FirstPassword })),
);

interface PanelProps {
  onSignIn(): void;
  onEnd(why: SignInNotice): void;
}

/** Everything behind a staff session. */
export function Panel({ onSignIn, onEnd }: PanelProps) {
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const [client] = useState(() =>
    makeQueryClient((error, path) => {
      if (error.status === 401) onEnd({ kind: 'expired' });
      // Only here does a 403 concern the account; on another call it means a missing right.
      else if (error.status === 403 && path === signInApi.me.path)
        onEnd({ kind: 'text', text: error.message });
    }),
  );
  return (
    <PanelProvider nonce={root?.nonce ?? ''}>
      <QueryClientProvider client={client}>
        <StaffOnly onSignIn={onSignIn} onEnd={onEnd} />
      </QueryClientProvider>
    </PanelProvider>
  );
}

function StaffOnly({ onSignIn, onEnd }: PanelProps) {
  const t = useTranslations('staff.signIn');
  const me = useCall(signInApi.me, {});
  if (me.data && !me.data.isAdmin) {
    return (
      <SignIn notice={{ kind: 'text', text: t('notStaff', { email: me.data.email }) }} onSignIn={onSignIn} />
    );
  }
  if (me.data?.must_change_password) {
    return (
      <Suspense fallback={<PanelLoading />}>
        <FirstPassword me={me.data} onDone={() => me.refetch()} onLogout={() => onEnd(null)} />
      </Suspense>
    );
  }
  if (me.data) {
    return (
      <ReaderRole value={me.data.role}>
        <PanelSections value={panelSections}>
          <PanelFrame me={me.data} onLogout={() => onEnd(null)}>
            <Permitted>
              <Outlet />
            </Permitted>
          </PanelFrame>
        </PanelSections>
      </ReaderRole>
    );
  }
  if (me.error && !me.isFetching) {
    return (
      <main className={styles.problem}>
        <Problem error={me.error} onRetry={() => me.refetch()} />
      </main>
    );
  }
  return <PanelLoading />;
}
