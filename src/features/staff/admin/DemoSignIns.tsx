import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

interface DemoAccount {
  role: string;
  email: string;
  password: string;
  title: string;
}

interface DemoSignInsProps {
  isBusy: boolean;
  onChoose(account: { email: string; password: string }): void;
}

/** Staff accounts of the demo school. In live mode the server knows no such call, and nothing is shown. */
export function DemoSignIns({ isBusy, onChoose }: DemoSignInsProps) {
  const t = useTranslations('staff.signIn');
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
      {accounts.map(({ email, password, title }) => (
        <Button key={email} variant="default" disabled={isBusy} onClick={() => onChoose({ email, password })}>
          {t('demoEnter', { title })}
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
