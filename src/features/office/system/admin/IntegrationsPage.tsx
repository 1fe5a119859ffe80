import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { StateBadge } from '#ui/panel/StateBadge.tsx';
import { useToast } from '#ui/Toast.tsx';
import { type Integration, integrationsApi } from '../contract/integrations.ts';
import { MetrikaButton } from './MetrikaButton.tsx';
import styles from './System.module.css';

const looks = { on: 'good', simulated: 'promising', off: 'untouched' } as const;

/** Whom the school works with, and whether each answers. */
export default function IntegrationsPage() {
  const t = useTranslations('systemIntegrations');
  const query = useCall(integrationsApi.list, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="system" />
      <QueryState query={query}>
        {({ integrations }) => (
          <div className={styles.columns}>
            {integrations.map((integration) => (
              <One key={integration.name} integration={integration} />
            ))}
            <Card title={t('analytics')} badge={<StateBadge look="good">{t('analyticsState')}</StateBadge>}>
              <Text size="sm">{t('analyticsText')}</Text>
            </Card>
          </div>
        )}
      </QueryState>
    </>
  );
}

function One({ integration }: { integration: Integration }) {
  const t = useTranslations('systemIntegrations');
  const format = useFormats();
  const { state, address, checked_at, proved_at, problem } = integration;
  const name = t(`names.${integration.name}`);
  const { check, isBusy } = useCheck(integration.name, name);
  const badge = (
    <StateBadge look={problem === null ? looks[state] : 'bad'}>{t(`states.${state}`)}</StateBadge>
  );
  const isMetrika = integration.name === 'metrika';
  return (
    <Card title={name} badge={badge}>
      {isMetrika && <Text size="sm">{t(state === 'off' ? 'metrika.off' : 'metrika.on')}</Text>}
      {isMetrika && state === 'off' && (
        <Group mt="md">
          <MetrikaButton isSet={false} />
        </Group>
      )}
      {state !== 'off' && (
        <>
          <Facts
            facts={[
              ...(integration.account === null ? [] : [[t('metrika.counter'), integration.account] as const]),
              [t('address'), address],
              [t('proved'), proved_at === null ? t('never') : format.time(proved_at)],
            ]}
          />
          {problem !== null && checked_at !== null && (
            <Text size="sm" c="bad" mt="xs">
              {t('problem', { time: format.time(checked_at), problem })}
            </Text>
          )}
          {isMetrika && (
            <Text size="sm" c="dimmed" mt="xs">
              {t('metrika.proof')}
            </Text>
          )}
          <Group mt="md">
            {isMetrika && <MetrikaButton isSet />}
            <Button
              variant="default"
              size="sm"
              loading={isBusy}
              aria-label={t('checkOf', { name })}
              onClick={check}
            >
              {t('check')}
            </Button>
          </Group>
        </>
      )}
    </Card>
  );
}

function Card({ title, badge, children }: { title: string; badge: ReactNode; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <Title order={2} size="h5">
          {title}
        </Title>
        {badge}
      </Group>
      {children}
    </Paper>
  );
}

/** An answer that tells of a fault is a good answer of ours, and no good news. */
function useCheck(name: Integration['name'], title: string) {
  const t = useTranslations('systemIntegrations');
  const toast = useToast();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { integration, ms } = await call(integrationsApi.check, { name });
      if (integration.problem === null) toast('success', t('done', { name: title, ms }));
      else toast('error', t('wrong', { name: title, problem: integration.problem }));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    await client.invalidateQueries({ queryKey: [integrationsApi.list.path] });
    setBusy(false);
  };
  return { check, isBusy };
}
