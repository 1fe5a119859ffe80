import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/roles.ts';

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
    <Stack gap="xs" mt="xl" component="section">
      <Title order={2} size="h5">
        {t('demoTitle')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('demoHint')}
      </Text>
      {accounts.map(({ email, password, role }) => (
        <Button key={email} variant="default" disabled={isBusy} onClick={() => onChoose({ email, password })}>
          {t('demoEnter', { title: roles(role) })}
        </Button>
      ))}
    </Stack>
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
