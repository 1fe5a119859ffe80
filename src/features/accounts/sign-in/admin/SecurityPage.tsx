import { Radio, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { securityApi } from '../contract/security.ts';
import { staffHours } from '../rules/lifetimes.ts';

/** How long staff stay signed in. */
export default function SecurityPage() {
  const t = useTranslations('securityPanel');
  const settings = useCall(securityApi.show, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="system" />
      <QueryState query={settings}>{(saved) => <SecurityForm saved={saved} />}</QueryState>
    </>
  );
}

const usual = 'usual';

function SecurityForm({ saved }: { saved: Output<typeof securityApi.show> }) {
  const t = useTranslations('securityPanel');
  const editing = useEditForm({
    saved,
    values: ({ staff_hours }) => ({ staff_hours: String(staff_hours ?? usual) }),
    schema: securityApi.save.input,
    prepare: ({ staff_hours }, { version }) => ({
      staff_hours: staffHours.find((hours) => String(hours) === staff_hours) ?? null,
      version,
    }),
    changes: [securityApi.show.path],
    save: (sent) => call(securityApi.save, sent),
    read: () => call(securityApi.show, {}),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
  });
  return (
    <EditForm editing={editing}>
      <Radio.Group
        label={t('staffHours')}
        description={t('staffHoursHint')}
        {...editing.form.getInputProps('staff_hours')}
      >
        <Stack gap="sm" mt="sm">
          <Radio value={usual} label={t('asEverybody')} />
          {staffHours.map((hours) => (
            <Radio key={hours} value={String(hours)} label={t('hours', { hours })} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t('notices')}
      </Text>
    </EditForm>
  );
}
