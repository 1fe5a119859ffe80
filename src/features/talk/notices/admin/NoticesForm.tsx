import { Checkbox, Select, Switch, Table, Text, TextInput, Title } from '@mantine/core';
import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { PanelSections } from '#ui/panel/sections.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type NoticeSettings, noticesApi, noticesInput } from '../contract.ts';
import { type Channel, canCarry, channels } from '../rules.ts';

export function NoticesForm({ saved }: { saved: NoticeSettings }) {
  const t = useTranslations('notices');
  const editing = useNotices(saved);
  return (
    <EditForm editing={editing}>
      <section aria-labelledby="notice-kinds">
        <Title order={2} size="h5" mb="xs" id="notice-kinds">
          {t('what')}
        </Title>
        {saved.choices.length === 0 ? (
          <Text size="sm">{t('nothing')}</Text>
        ) : (
          <Choices form={editing.form} shown={channels.filter((one) => one === 'mail' || saved.telegram)} />
        )}
      </section>
      <section aria-labelledby="notice-quiet">
        <Title order={2} size="h5" mb="xs" id="notice-quiet">
          {t('quiet.title')}
        </Title>
        <QuietHours form={editing.form} />
      </section>
    </EditForm>
  );
}

type Form = ReturnType<typeof useNotices>['form'];

function Choices({ form, shown }: { form: Form; shown: Channel[] }) {
  const t = useTranslations('notices');
  const inWords = useTranslations('noticeKinds.title');
  const titles = (kind: string) => inWords(kind as never);
  const { notices } = useContext(PanelSections);
  return (
    <Table aria-labelledby="notice-kinds">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('event')}</Table.Th>
          {shown.map((channel) => (
            <Table.Th key={channel} scope="col">
              {t(channel)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {form.values.choices.map(({ kind }, index) => (
          <Table.Tr key={kind}>
            <Table.Th scope="row" fw={400}>
              {titles(kind)}
            </Table.Th>
            {shown.map((channel) => (
              <Table.Td key={channel}>
                {canCarry(channel, notices[kind]!) ? (
                  <Checkbox
                    aria-label={t('choose', { event: titles(kind), channel: t(channel) })}
                    {...form.getInputProps(`choices.${index}.${channel}`, { type: 'checkbox' })}
                  />
                ) : (
                  <Text size="xs" c="dimmed">
                    {t('notByMail')}
                  </Text>
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function QuietHours({ form }: { form: Form }) {
  const t = useTranslations('notices.quiet');
  return (
    <div className={edit.fields}>
      <Switch
        label={t('on')}
        description={t('hint')}
        {...form.getInputProps('is_quiet', { type: 'checkbox' })}
      />
      {form.values.is_quiet && (
        <>
          <div className={edit.pair}>
            <TextInput type="time" label={t('from')} {...form.getInputProps('quiet_from')} />
            <TextInput type="time" label={t('until')} {...form.getInputProps('quiet_until')} />
          </div>
          <Select
            label={t('zone')}
            searchable
            allowDeselect={false}
            data={timeZones(form.values.time_zone)}
            limit={100}
            nothingFoundMessage={t('noZone')}
            {...form.getInputProps('time_zone')}
          />
        </>
      )}
    </div>
  );
}

/** Time zones the browser knows, including the one in force, whatever its name. */
function timeZones(current: string): string[] {
  return [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

function useNotices(saved: NoticeSettings) {
  const t = useTranslations('notices');
  return useEditForm({
    saved,
    values: ({ choices, quiet_from, quiet_until, time_zone }: NoticeSettings) => ({
      choices,
      is_quiet: quiet_from !== null,
      quiet_from: quiet_from ?? '22:00',
      quiet_until: quiet_until ?? '08:00',
      time_zone,
    }),
    schema: noticesInput,
    prepare: ({ is_quiet, quiet_from, quiet_until, ...rest }) => ({
      ...rest,
      quiet_from: is_quiet ? quiet_from : null,
      quiet_until: is_quiet ? quiet_until : null,
    }),
    changes: [noticesApi.show.path],
    save: (sent, { version }) => call(noticesApi.save, { ...sent, version }),
    read: () => call(noticesApi.show, {}),
    words: { done: () => t('saved') },
  });
}
