import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAction } from '#ui/panel/useAction.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import type { Section } from '../contract/content.ts';
import { editingApi } from '../contract/editing.ts';
import { contentPanelApi, type EditedText } from '../contract/panel.ts';
import { withDefaults } from '../rules/fields.ts';

interface PlanProps {
  section: Section;
  text: EditedText;
  /** As the form holds it just now. */
  value: unknown;
  timeZone: string;
  /** With the text as it is on the server. */
  onChange(text: EditedText): void;
}

/** Publishes what the form holds at a time. */
export function PlanButton(props: PlanProps) {
  const t = useTranslations('contentPanel.plan');
  // Not in the address: that would be leaving what is not saved.
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={isOpen} onClose={close}>
        <PlanForm {...props} onClose={close} />
      </PanelDialog>
    </>
  );
}

function PlanForm({ section, text, value, timeZone, onChange, onClose }: PlanProps & { onClose(): void }) {
  const t = useTranslations('contentPanel.plan');
  const { language } = text;
  const editing = useEditForm({
    saved: text,
    values: () => ({ at: '' }),
    schema: editingApi.plan.input,
    prepare: ({ at }) => ({ section, language, value: withDefaults(text.default, value), at }),
    changes: [contentPanelApi.show.path],
    save: (sent) => call(editingApi.plan, sent),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved(planned) {
      onClose();
      onChange(planned);
    },
  });
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={t('back')} onCancel={onClose}>
      <TextInput
        type="datetime-local"
        label={t('at')}
        description={t('zone', { zone: timeZone })}
        required
        data-autofocus
        {...editing.form.getInputProps('at')}
      />
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
    </DialogForm>
  );
}

interface PlannedProps extends PlanProps {
  /** Puts the planned text into the form. */
  onShow(value: unknown): void;
}

/** The version to be published later, with the buttons to see it and to drop it. */
export function Planned({ section, text, onChange, onShow }: PlannedProps) {
  const t = useTranslations('contentPanel.plan');
  const format = useFormats();
  const { run, isBusy } = useAction([contentPanelApi.show.path], t('unknown'));
  const { planned, language } = text;
  if (!planned) return null;
  const drop = async () => {
    const words = { done: () => t('dropped'), failed: (reason: string) => t('failed', { reason }) };
    const after = await run(editingApi.dropPlan, { section, language }, words);
    if (after) onChange(after);
  };
  return (
    <Alert color="graphite" role="status">
      <Group justify="space-between" gap="sm">
        {t('planned', { time: format.time(planned.at), by: planned.by })}
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => onShow(planned.value)}>
            {t('show')}
          </Button>
          <Button variant="default" size="sm" loading={isBusy} onClick={drop}>
            {t('drop')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
