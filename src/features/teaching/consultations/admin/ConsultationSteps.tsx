/** Buttons of staff for a consultation. */
import { Group, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { ReasonDialog } from '#ui/panel/ReasonDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { consultationsPanelApi } from '../contract.ts';
import type { Consultation } from '../listing.ts';

const changes = [consultationsPanelApi.show.path, consultationsPanelApi.list.path];

interface StepProps {
  consultation: Consultation;
}

export function ScheduleConsultation({ consultation }: StepProps) {
  const t = useTranslations('consultationsPanel.schedule');
  const dialog = useAddressDialog('schedule');
  const label = consultation.state === 'requested' ? t('confirm') : t('move');
  return (
    <>
      <ActionButton onClick={dialog.open}>{label}</ActionButton>
      <PanelDialog title={label} isOpen={dialog.isOpen} onClose={dialog.close}>
        <ScheduleForm consultation={consultation} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function ScheduleForm({ consultation, onClose }: StepProps & { onClose(): void }) {
  const t = useTranslations('consultationsPanel');
  const timeZone = useTimeZone() ?? 'Europe/Moscow';
  const editing = useEditForm({
    saved: consultation,
    values: ({ starts_at, place }) => ({ ...clockOf(starts_at, timeZone), place: place ?? '' }),
    schema: consultationsPanelApi.schedule.input,
    prepare: (values, { id, version }) => ({ id, version, ...values }),
    changes,
    save: (sent) => call(consultationsPanelApi.schedule, sent),
    read: () => call(consultationsPanelApi.show, { id: consultation.id }),
    words: { done: () => t('schedule.done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={t('schedule.submit')} cancel={t('back')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('schedule.lead', { zone: timeZone })}
      </Text>
      <Group grow align="start">
        <TextInput
          type="date"
          label={t('schedule.day')}
          required
          data-autofocus
          {...form.getInputProps('day')}
        />
        <TextInput type="time" label={t('schedule.time')} required {...form.getInputProps('time')} />
      </Group>
      <TextInput
        label={t('schedule.place')}
        description={t('schedule.placeHint')}
        required
        {...form.getInputProps('place')}
      />
    </DialogForm>
  );
}

/** Day and time by the school's clocks, as the fields hold them. */
function clockOf(iso: string | null, timeZone: string): { day: string; time: string } {
  if (iso === null) return { day: '', time: '' };
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = text.format(new Date(iso)).split(' ');
  return { day, time };
}

export function CancelConsultation({ consultation: { id, version } }: StepProps) {
  const t = useTranslations('consultationsPanel');
  return (
    <ReasonDialog
      name="cancel"
      endpoint={consultationsPanelApi.cancel}
      inputOf={(reason) => ({ id, version, reason })}
      changes={changes}
      words={{
        button: t('cancel.button'),
        title: t('cancel.title'),
        lead: t('cancel.lead'),
        reason: t('cancel.reason'),
        submit: t('cancel.submit'),
        back: t('cancel.back'),
        done: t('cancel.done'),
        failed: (reason) => t('failed', { reason }),
      }}
    />
  );
}

export function CloseConsultation({ consultation: { id, version } }: StepProps) {
  const t = useTranslations('consultationsPanel');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const close = async () => {
    try {
      await call(consultationsPanelApi.done, { id, version });
      toast('success', t('done.done'));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    for (const path of changes) await client.invalidateQueries({ queryKey: [path] });
  };
  return (
    <ConfirmButton
      label={t('done.button')}
      title={t('done.title')}
      text={t('done.text')}
      confirm={t('done.confirm')}
      onConfirm={close}
    />
  );
}
