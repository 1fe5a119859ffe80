import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { CallError, call } from '#ui/api.ts';

interface ForgotPasswordProps {
  /** What was typed into the sign-in. */
  email: string;
  emailProblem(email: string): string | null;
  onBack(): void;
}

/** Asks for the mail by which staff choose a new password; its link leads back to the panel. */
export function ForgotPassword({ email, emailProblem, onBack }: ForgotPasswordProps) {
  const t = useTranslations('staff.signIn');
  const problem = useTranslations('panel.problem');
  const form = useForm({ initialValues: { email }, validate: { email: emailProblem } });
  const [answer, setAnswer] = useState<{ isSent: boolean; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(given: { email: string }): Promise<void> {
    setBusy(true);
    try {
      const { message } = await call(signInApi.forgotPassword, given);
      setAnswer({ isSent: true, text: message });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const otherwise = problem(error.status === 0 ? 'network' : 'other');
      setAnswer({ isSent: false, text: error.body.detail ?? otherwise });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={form.onSubmit(ask)} noValidate>
      <Stack gap="md">
        {answer && (
          <Alert color={answer.isSent ? 'good' : 'bad'} role={answer.isSent ? 'status' : 'alert'}>
            {answer.text}
          </Alert>
        )}
        {!answer?.isSent && (
          <>
            <Text size="sm">{t('forgotLead')}</Text>
            <TextInput
              type="email"
              autoComplete="username"
              label={t('email')}
              {...form.getInputProps('email')}
              required
            />
            <Button type="submit" loading={isBusy} fullWidth>
              {t('forgotSend')}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={onBack}>
          {t('forgotBack')}
        </Button>
      </Stack>
    </form>
  );
}
