import { Alert, Anchor, Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { CallError, call } from '#ui/api.ts';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { AlertIcon } from '#ui/panel/icons.tsx';
import { PageTitle } from '#ui/panel/PageTitle.tsx';
import { paths } from '#ui/paths.ts';
import { keepSession } from '#ui/session.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import styles from './PanelLayout.module.css';
import type { SignInNotice } from './panelSession.ts';

export function SignIn({ notice, onSignIn }: { notice: SignInNotice; onSignIn(): void }) {
  const t = useTranslations('staff.signIn');
  const home = paths.home(useLocale());
  const { form, failure, isBusy, enter, emailProblem } = useSignIn(onSignIn);
  const [isForgotten, setForgotten] = useState(false);
  const warning = failure ?? (notice?.kind === 'expired' ? t('expired') : notice?.text);
  if (isForgotten) {
    const { email } = form.getValues();
    return (
      <SignInBox title={t('forgotTitle')}>
        <ForgotPassword email={email} emailProblem={emailProblem} onBack={() => setForgotten(false)} />
      </SignInBox>
    );
  }
  return (
    <SignInBox title={t('title')}>
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
            label={t('email')}
            key={form.key('email')}
            {...form.getInputProps('email')}
            required
          />
          <PasswordInput
            autoComplete="current-password"
            label={t('password')}
            key={form.key('password')}
            {...form.getInputProps('password')}
            required
          />
          <Button type="submit" loading={isBusy} fullWidth>
            {t('submit')}
          </Button>
          <Anchor component="button" type="button" size="sm" onClick={() => setForgotten(true)}>
            {t('forgot')}
          </Anchor>
          <Anchor href={home} ta="center" size="sm">
            {t('backHome')}
          </Anchor>
        </Stack>
      </form>
      <DemoSignIns isBusy={isBusy} onChoose={enter} />
    </SignInBox>
  );
}

function SignInBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={useTranslations('staff.panel')('title')} />
      <DemoStrip />
      <main className={styles.signIn}>
        <Paper withBorder p="xl" className={styles.signInBox}>
          <Title order={1} size="h3" mb="md">
            {title}
          </Title>
          {children}
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
      email: emailProblem,
      password: (password) => (password === '' ? t('passwordRequired') : null),
    },
  });

  function emailProblem(email: string): string | null {
    if (email.trim() === '') return t('emailRequired');
    return isEmail(email) ? null : t('emailInvalid');
  }

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

  return { form, failure, isBusy, enter, emailProblem };
}

function isEmail(text: string): boolean {
  return signInApi.login.input.shape.email.safeParse(text).success;
}
