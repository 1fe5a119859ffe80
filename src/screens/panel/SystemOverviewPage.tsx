import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { securityPaths } from '#features/accounts/sign-in/paths.ts';
import { ApiTest } from '#features/office/system/admin/ApiTest.tsx';
import { Controls } from '#features/office/system/admin/Controls.tsx';
import { Maintenance } from '#features/office/system/admin/Maintenance.tsx';
import { Statistics } from '#features/office/system/admin/Statistics.tsx';
import styles from '#features/office/system/admin/System.module.css';
import { machineApi } from '#features/office/system/contract/machine.ts';
import { noticePaths } from '#features/talk/notices/paths.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The machine at a glance, what can be done to it, and the reader's own password. */
export default function SystemOverviewPage() {
  const t = useTranslations('systemPanel');
  const overview = useCall(machineApi.show, {});
  const maySet = useMay('system.settings');
  return (
    <>
      <PageHeader title={t('title')} />
      <SectionTabs section="system" />
      <QueryState query={overview}>
        {(shown) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <Card title={t('statistics.title')}>
                <Statistics overview={shown} />
              </Card>
              {maySet && (
                <Card title={t('controls.title')}>
                  <Controls overview={shown} />
                </Card>
              )}
              {maySet && (
                <Card title={t('maintenance.title')}>
                  <Maintenance since={shown.maintenance_since} />
                </Card>
              )}
            </div>
            <div className={styles.column}>
              <Card title={t('password')}>
                <Text size="sm" c="dimmed" mb="md">
                  {t('passwordLead')}
                </Text>
                <PasswordForm />
              </Card>
              <Card title={t('api.title')}>
                <ApiTest />
              </Card>
              <Card title={t('more.title')}>
                <Stack gap="xs" align="flex-start">
                  {maySet && (
                    <Anchor component={Link} to={securityPaths.security}>
                      {t('more.security')}
                    </Anchor>
                  )}
                  <Anchor component={Link} to={noticePaths.own}>
                    {t('more.notices')}
                  </Anchor>
                </Stack>
              </Card>
            </div>
          </div>
        )}
      </QueryState>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="lg" component="section">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
