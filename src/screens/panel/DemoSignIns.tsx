import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/roles.ts';
import styles from './SignIn.module.css';

interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

interface DemoSignInsProps {
  isBusy: boolean;
  onChoose(account: { email: string; password: string }): void;
}

/** Staff accounts of the demo school. In live mode the server knows no such call: it is not asked. */
export function DemoSignIns(props: DemoSignInsProps) {
  const root = useRouteLoaderData('root') as { isDemo?: boolean } | undefined;
  return root?.isDemo ? <Accounts {...props} /> : null;
}

function Accounts({ isBusy, onChoose }: DemoSignInsProps) {
  const t = useTranslations('staff.signIn');
  const roles = useTranslations('staff.roles');
  const accounts = useDemoAccounts().filter((account) => account.role !== 'user');
  if (accounts.length === 0) return null;
  return (
    <section className={styles.demo}>
      <h2>{t('demoTitle')}</h2>
      <p>{t('demoHint')}</p>
      {accounts.map(({ email, password, role }) => (
        <button key={email} type="button" disabled={isBusy} onClick={() => onChoose({ email, password })}>
          {t('demoEnter', { title: roles(role) })}
        </button>
      ))}
    </section>
  );
}

function useDemoAccounts(): DemoAccount[] {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/demo/accounts', { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : { accounts: [] }))
      .then((body: { accounts: DemoAccount[] }) => setAccounts(body.accounts))
      // A convenience of the demo only: without it the form above still works.
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return accounts;
}
