import { Anchor, Button, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountsApi } from '#features/accounts/contract.ts';
import { ownPasswordInput, peopleApi } from '#features/staff/people/contract.ts';
import { CallError, call } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useFieldErrors } from '#ui/panel/useFieldErrors.ts';
import { paths } from '#ui/paths.ts';
import { useToast } from '#ui/Toast.tsx';

export default function OwnAccountPage() {
  const t = useTranslations('people.account');
  const titles = useTranslations('staff.roles');
  const me = useCall(accountsApi.me, {}).data;
  return (
    <>
      <PageHeader title={t('title')} note={me && t('who', { email: me.email, role: titles(me.role) })} />
      <Paper withBorder p="lg" maw={480} component="section">
        <Title order={2} size="h4" mb={4}>
          {t('passwordTitle')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('passwordLead')}
        </Text>
        <PasswordForm />
      </Paper>
      <Anchor href={paths.profile} mt="md" display="inline-block">
        {t('more')}
      </Anchor>
    </>
  );
}

const empty = { current_password: '', new_password: '', confirm_password: '' };

function PasswordForm() {
  const t = useTranslations('people');
  const { form, submit, isBusy } = usePasswordForm();
  const field = (name: keyof typeof empty) => ({ key: form.key(name), ...form.getInputProps(name) });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <PasswordInput
          autoComplete="current-password"
          label={t('fields.currentPassword')}
          {...field('current_password')}
          required
        />
        <PasswordInput
          autoComplete="new-password"
          label={t('fields.newPassword')}
          description={t('fields.passwordHint')}
          {...field('new_password')}
          required
        />
        <PasswordInput
          autoComplete="new-password"
          label={t('fields.confirm')}
          {...field('confirm_password')}
          required
        />
        <Button type="submit" loading={isBusy}>
          {t('account.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function usePasswordForm() {
  const t = useTranslations('people.account');
  const fieldErrors = useFieldErrors();
  const failureText = useFailureText();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: (values) => fieldErrors(ownPasswordInput, values),
  });
  const submit = form.onSubmit(async (values) => {
    setBusy(true);
    try {
      await call(peopleApi.changeOwnPassword, values);
      form.reset();
      toast('success', t('done'));
    } catch (error) {
      const fields = error instanceof CallError ? error.body.fields : undefined;
      if (fields) form.setErrors(fields);
      else toast('error', t('failed', { reason: failureText(error) }));
    } finally {
      setBusy(false);
    }
  });
  return { form, submit, isBusy };
}
