import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { PageTitle } from '#ui/panel/PageTitle.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './SignIn.module.css';

interface FirstPasswordProps {
  me: Me;
  onDone(): void;
  onLogout(): void;
}

/**
 * Shown instead of the panel until a first password that others may have seen is changed. A person without a name, such
 * as a school's first administrator, is then asked for it.
 */
export function FirstPassword({ me, onDone, onLogout }: FirstPasswordProps) {
  const t = useTranslations('staffAccount');
  const panel = useTranslations('staff.panel');
  const [isChanged, setChanged] = useState(false);
  if (isChanged)
    return (
      <Step title={t('firstPassword.nameTitle')} lead={t('account.nameLead')}>
        <NameForm onSaved={onDone} />
        <Button variant="subtle" fullWidth mt="md" onClick={onDone}>
          {t('firstPassword.later')}
        </Button>
      </Step>
    );
  return (
    <Step title={t('firstPassword.title')} lead={t('firstPassword.lead', { email: me.email })}>
      <PasswordForm onDone={() => (me.first_name === '' ? setChanged(true) : onDone())} />
      <Button variant="subtle" fullWidth mt="md" onClick={onLogout}>
        {panel('logout')}
      </Button>
    </Step>
  );
}

function Step({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} />
      <DemoStrip />
      <main className={styles.page}>
        <div className={styles.box}>
          <Title order={1} size="h3" mb="xs">
            {title}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {lead}
          </Text>
          {children}
        </div>
      </main>
    </>
  );
}
