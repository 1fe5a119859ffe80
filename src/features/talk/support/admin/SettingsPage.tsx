import { Group, NumberInput, Switch, Text, TextInput, Title } from '@mantine/core';
import { useTimeZone, useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type SupportSettings, supportSettingsApi, supportSettingsInput } from '../contract/settings.ts';
import styles from './Inbox.module.css';

/** Whether the school has its chat, when the staff are there, how long talks are kept. */
export default function SettingsPage() {
  const t = useTranslations('supportInbox.settings');
  const query = useCall(supportSettingsApi.show, {});
  return (
    <>
      <PageHeader title={t('title')} />
      <SectionTabs section="support" />
      <QueryState query={query}>{(saved) => <SettingsForm saved={saved} />}</QueryState>
    </>
  );
}

function SettingsForm({ saved }: { saved: SupportSettings }) {
  const t = useTranslations('supportInbox.settings');
  const zone = useTimeZone() ?? '';
  const editing = useSettings(saved);
  const { form } = editing;
  return (
    <EditForm editing={editing}>
      <Switch
        label={t('on')}
        description={t('onHint')}
        {...form.getInputProps('is_on', { type: 'checkbox' })}
      />
      <section aria-labelledby="support-hours">
        <Title order={2} size="h5" id="support-hours">
          {t('hours')}
        </Title>
        <Text size="sm" c="dimmed" mb="xs">
          {t('hoursHint', { zone })}
        </Text>
        <div className={edit.fields}>
          {form.values.hours.map((_, day) => (
            <Day key={dayNames[day]} day={day} form={form} />
          ))}
        </div>
      </section>
      <NumberInput
        label={t('keep')}
        description={t('keepHint')}
        min={1}
        max={3650}
        allowDecimal={false}
        maw={260}
        {...form.getInputProps('keep_days')}
      />
    </EditForm>
  );
}

const dayNames = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const;
type Form = ReturnType<typeof useSettings>['form'];

function Day({ day, form }: { day: number; form: Form }) {
  const t = useTranslations('supportInbox.settings');
  const name = t(`days.${dayNames[day]!}`);
  const { works, isLate } = form.values.hours[day]!;
  const field = (key: string) => form.getInputProps(`hours.${day}.${key}`);
  const box = (key: string) => form.getInputProps(`hours.${day}.${key}`, { type: 'checkbox' });
  return (
    <Group gap="sm" align="center" className={styles.day}>
      <Switch label={name} aria-label={`${name}: ${t('works')}`} w={150} {...box('works')} />
      {works && (
        <>
          <TextInput type="time" aria-label={`${name}: ${t('from')}`} {...field('from')} />
          {!isLate && <TextInput type="time" aria-label={`${name}: ${t('until')}`} {...field('until')} />}
          <Switch label={t('midnight')} aria-label={`${name}: ${t('midnight')}`} {...box('isLate')} />
        </>
      )}
    </Group>
  );
}

/** Midnight at the end of a day is 24:00, which a field of a browser does not take. */
function useSettings(saved: SupportSettings) {
  const t = useTranslations('supportInbox');
  return useEditForm({
    saved,
    values: ({ is_on, hours, keep_days }: SupportSettings) => ({
      ...{ is_on, keep_days: keep_days as number | string },
      hours: hours.map((open) => ({
        works: open !== null,
        from: open?.from ?? '10:00',
        until: open === null || open.until === '24:00' ? '19:00' : open.until,
        isLate: open?.until === '24:00',
      })),
    }),
    schema: supportSettingsInput,
    prepare: ({ is_on, hours, keep_days }) => ({
      ...{ is_on, keep_days: Number(keep_days) },
      hours: hours.map(({ works, from, until, isLate }) =>
        works ? { from, until: isLate ? '24:00' : until } : null,
      ),
    }),
    changes: [supportSettingsApi.show.path],
    save: (sent, { version }) => call(supportSettingsApi.save, { ...sent, version }),
    read: () => call(supportSettingsApi.show, {}),
    words: { done: () => t('settings.saved'), failed: (reason) => t('failed', { reason }) },
  });
}
