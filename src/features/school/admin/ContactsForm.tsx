import { Checkbox, Select, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { Conflict } from '#ui/panel/Conflict.tsx';
import edit from '#ui/panel/edit.module.css';
import { ListEditor } from '#ui/panel/ListEditor.tsx';
import { SaveBar } from '#ui/panel/SaveBar.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { networkIcons, schoolApi } from '../contract.ts';
import { type EditedContacts, schoolPanelApi } from '../panel/contract.ts';
import { contactFacts } from '../rules.ts';
import { contactValues, sentContacts } from './values.ts';

type Sent = Parameters<typeof call<typeof schoolPanelApi.saveContacts>>[1];

const maxNetworks = 20;
const fields = [
  ['phone', 'tel'],
  ['whatsapp', 'tel'],
  ['telegram', 'text'],
  ['email', 'email'],
] as const;

/** How the school is reached, and where it is found in social networks. */
export function ContactsForm({ saved }: { saved: EditedContacts }) {
  const t = useTranslations('schoolPanel.contacts');
  const { form, isBusy, isDirty, hasConflict, submit, takeTheirs, keepMine } = useContacts(saved);
  return (
    <form className={edit.form} onSubmit={submit} noValidate>
      {hasConflict && <Conflict onTakeTheirs={takeTheirs} onKeepMine={keepMine} />}
      <div className={edit.pair}>
        {fields.map(([name, type]) => (
          <TextInput key={name} type={type} label={t(name)} {...form.getInputProps(name)} />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      <div className={edit.pair}>
        <TextInput label={t('relatedName')} {...form.getInputProps('related_site.name')} />
        <TextInput
          label={t('relatedUrl')}
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('related_site.url')}
        />
      </div>
      <Checkbox
        label={t('shows')}
        description={t('showsHint')}
        {...form.getInputProps('shows_networks', { type: 'checkbox' })}
      />
      <Networks form={form} />
      <SaveBar isDirty={isDirty} isBusy={isBusy} />
    </form>
  );
}

function Networks({ form }: { form: ReturnType<typeof useContacts>['form'] }) {
  const t = useTranslations('schoolPanel.contacts');
  return (
    <ListEditor
      label={t('networks')}
      itemLabel={t('network')}
      addLabel={t('addNetwork')}
      count={form.values.networks.length}
      max={maxNetworks}
      onAdd={() => form.insertListItem('networks', { name: '', url: '', icon: 'link' })}
      onRemove={(index) => form.removeListItem('networks', index)}
      onMove={(from, to) => form.reorderListItem('networks', { from, to })}
    >
      {(index) => (
        <div className={edit.pair}>
          <TextInput label={t('networkName')} {...form.getInputProps(`networks.${index}.name`)} />
          <TextInput
            label={t('networkUrl')}
            inputMode="url"
            placeholder="https://"
            {...form.getInputProps(`networks.${index}.url`)}
          />
          <Select
            label={t('networkIcon')}
            allowDeselect={false}
            data={networkIcons.map((icon) => ({ value: icon, label: t(`icons.${icon}`) }))}
            {...form.getInputProps(`networks.${index}.icon`)}
          />
        </div>
      )}
    </ListEditor>
  );
}

function useContacts(saved: EditedContacts) {
  // Which state the next saving builds on.
  const version = useRef(saved.version);
  const show = (contacts: EditedContacts) => {
    version.current = contacts.version;
    return contactValues(contacts);
  };
  const editing = useEditForm({
    saved: contactValues(saved),
    schema: contactFacts,
    prepare: sentContacts,
    changes: [schoolPanelApi.showContacts.path, schoolApi.show.path],
    save: async (sent) =>
      show(await call(schoolPanelApi.saveContacts, { ...(sent as Sent), version: version.current })),
  });
  return {
    ...editing,
    takeTheirs: async () => editing.adopt(show(await call(schoolPanelApi.showContacts, {}))),
    async keepMine() {
      version.current = (await call(schoolPanelApi.showContacts, {})).version;
      editing.submit();
    },
  };
}
