import { Alert, Anchor, Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { signInApi } from '#features/sign-in/contract/signIn.ts';
import { CallError, call } from '#ui/api.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { AlertIcon } from '#ui/panel/icons.tsx';
import { PageTitle } from '#ui/panel/PageTitle.tsx';
import { paths } from '#ui/paths.ts';
import { keepSession } from '#ui/session.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import styles from './PanelLayout.module.css';
import type { SignInNotice } from './panelSession.ts';

export function SignIn({ notice, onSignIn }: { notice: SignInNotice; onSignIn(): void }) {
  const t = useTranslations('staff');
  const { form, failure, isBusy, enter } = useSignIn(onSignIn);
  const warning = failure ?? (notice?.kind === 'expired' ? t('signIn.expired') : notice?.text);
  return (
    <>
      <PageTitle title={t('panel.title')} />
      <DemoStrip />
      <main className={styles.signIn}>
        <Paper withBorder p="xl" className={styles.signInBox}>
          <Title order={1} size="h3" mb="md">
            {t('signIn.title')}
          </Title>
          {warning && (
            <Alert color="bad" icon={<AlertIcon />} mb="md" role="alert">
              {warning}
            </Alert>
          )}
          <form onSubmit={form.onSubmit(enter)} noValidate>
            <Stack gap="md">
              <TextInput
                type="email"
                autoComplete="username"
                label={t('signIn.email')}
                key={form.key('email')}
                {...form.getInputProps('email')}
                required
              />
              <PasswordInput
                autoComplete="current-password"
                label={t('signIn.password')}
                key={form.key('password')}
                {...form.getInputProps('password')}
                required
              />
              <Button type="submit" loading={isBusy} fullWidth>
                {t('signIn.submit')}
              </Button>
              <Anchor href={paths.home(useLocale())} ta="center" size="sm">
                {t('signIn.backHome')}
              </Anchor>
            </Stack>
          </form>
          <DemoSignIns isBusy={isBusy} onChoose={enter} />
        </Paper>
      </main>
    </>
  );
}

function useSignIn(onSignIn: () => void) {
  const t = useTranslations('staff.signIn');
  const problem = useTranslations('panel.problem');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) =>
        email.trim() === '' ? t('emailRequired') : isEmail(email) ? null : t('emailInvalid'),
      password: (password) => (password === '' ? t('passwordRequired') : null),
    },
  });

  async function enter(credentials: { email: string; password: string }): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { access_token, user } = await call(signInApi.login, { ...credentials, staff: true });
      keepSession(access_token, user, false);
      onSignIn();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  }

  function failureText(error: unknown): string {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 401) return t('wrong');
    if (error.status === 0) return problem('network');
    return error.body.detail ?? problem('other');
  }

  return { form, failure, isBusy, enter };
}

function isEmail(text: string): boolean {
  return signInApi.login.input.shape.email.safeParse(text).success;
}
