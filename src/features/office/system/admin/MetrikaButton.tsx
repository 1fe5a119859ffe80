import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Metrika, metrikaApi } from '#features/publishing/school/contract/metrika.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { SettingsButton } from '#ui/panel/SettingsButton.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';

/** Sets the school's counter in Yandex Metrica, or takes it off the pages. */
export function MetrikaButton({ isSet }: { isSet: boolean }) {
  const t = useTranslations('systemIntegrations.metrika');
  const words = { button: t(isSet ? 'change' : 'set'), title: t('title') };
  return (
    <SettingsButton permission="system.settings" show={metrikaApi.show} words={words} name="metrika">
      {(saved, onClose) => <MetrikaForm saved={saved} onClose={onClose} />}
    </SettingsButton>
  );
}

function MetrikaForm({ saved, onClose }: { saved: Metrika; onClose(): void }) {
  const t = useTranslations('systemIntegrations.metrika');
  const editing = useEditForm({
    saved,
    values: ({ counter }) => ({ counter: counter ?? '' }),
    schema: metrikaApi.save.input,
    prepare: ({ counter }, { version }) => ({ counter: counter.trim() || null, version }),
    // Documents and the texts about visits follow it.
    changes: 'everything',
    save: (sent) => call(metrikaApi.save, sent),
    read: () => call(metrikaApi.show, {}),
    words: {
      done: ({ counter }) => (counter === null ? t('gone') : t('done', { counter })),
      failed: (reason) => t('failed', { reason }),
    },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('save')} cancel={t('back')} onCancel={onClose}>
      <TextInput
        label={t('number')}
        description={t('hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        data-autofocus
        {...editing.form.getInputProps('counter')}
      />
    </DialogForm>
  );
}
