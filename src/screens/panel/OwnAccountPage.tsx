import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { readableEmail } from '#shared/domains.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { paths } from '#ui/paths.ts';
import { ListKeys } from './ListKeys.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export default function OwnAccountPage() {
  const t = useTranslations('staffAccount.account');
  const titles = useTranslations('staff.roles');
  const me = useCall(signInApi.me, {}).data;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={me && t('who', { email: readableEmail(me.email), role: titles(me.role) })}
      />
      <SectionTabs section="account" />
      <Paper withBorder p="lg" maw={480} component="section">
        <Title order={2} size="h4" mb={4}>
          {t('passwordTitle')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('passwordLead')}
        </Text>
        <PasswordForm />
      </Paper>
      <Paper withBorder p="lg" mt="md" maw={480} component="section">
        <Title order={2} size="h4" mb={4}>
          {t('nameTitle')}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t('nameLead')}
        </Text>
        <NameForm />
      </Paper>
      <Paper withBorder p="lg" mt="md" maw={480} component="section">
        <ListKeys />
      </Paper>
      <Anchor href={paths.profile} mt="md" display="inline-block">
        {t('more')}
      </Anchor>
    </>
  );
}
