import { Button, Paper, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { PageTitle } from '#ui/panel/PageTitle.tsx';
import styles from './PanelLayout.module.css';
import { PasswordForm } from './PasswordForm.tsx';

interface FirstPasswordProps {
  email: string;
  onDone(): void;
  onLogout(): void;
}

/** Shown instead of the panel until a first password that others may have seen is changed. */
export function FirstPassword({ email, onDone, onLogout }: FirstPasswordProps) {
  const t = useTranslations('staffAccount.firstPassword');
  const panel = useTranslations('staff.panel');
  return (
    <>
      <PageTitle title={t('title')} />
      <DemoStrip />
      <main className={styles.signIn}>
        <Paper withBorder p="xl" className={styles.signInBox}>
          <Title order={1} size="h3" mb="xs">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {t('lead', { email })}
          </Text>
          <PasswordForm onDone={onDone} />
          <Button variant="subtle" fullWidth mt="md" onClick={onLogout}>
            {panel('logout')}
          </Button>
        </Paper>
      </main>
    </>
  );
}
