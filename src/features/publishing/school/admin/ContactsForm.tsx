import { Checkbox, Select, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { ListEditor } from '#ui/panel/ListEditor.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type EditedContacts, schoolPanelApi } from '../contract/panel.ts';
import { networkIcons, type School } from '../contract/school.ts';
import { contactFacts, usualNetworks } from '../rules/school.ts';
import { NetworkIcon } from '../ui/NetworkIcon.tsx';
import { contactValues, sentContacts } from './values.ts';

const maxNetworks = 20;
const fields = [
  ['phone', 'tel'],
  ['whatsapp', 'tel'],
  ['telegram', 'text'],
  ['email', 'email'],
] as const;

/** Contacts of the school and its social networks. */
export function ContactsForm({ saved }: { saved: EditedContacts }) {
  const t = useTranslations('schoolContacts');
  const editing = useContacts(saved);
  const { form } = editing;
  return (
    <EditForm editing={editing}>
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
    </EditForm>
  );
}

function Networks({ form }: { form: ReturnType<typeof useContacts>['form'] }) {
  const t = useTranslations('schoolContacts');
  return (
    <ListEditor
      label={t('networks')}
      itemLabel={t('network')}
      addLabel={t('addNetwork')}
      count={form.values.networks.length}
      max={maxNetworks}
      onAdd={() => form.insertListItem('networks', { id: '', url: '', ...nextNetwork(form.values.networks) })}
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
            leftSection={
              <NetworkIcon
                icon={(form.values.networks[index]?.icon ?? 'link') as School['networks'][number]['icon']}
              />
            }
            data={networkIcons.map((icon) => ({ value: icon, label: t(`icons.${icon}`) }))}
            {...form.getInputProps(`networks.${index}.icon`)}
          />
        </div>
      )}
    </ListEditor>
  );
}

/** A network the school does not list yet, the usual ones first. */
function nextNetwork(named: readonly { icon: string }[]) {
  const usual = usualNetworks.find(({ icon }) => named.every((network) => network.icon !== icon));
  return usual ?? { name: '', icon: 'link' };
}

export function useContacts(saved: EditedContacts) {
  return useEditForm({
    saved,
    values: contactValues,
    schema: contactFacts,
    prepare: sentContacts,
    changes: 'everything',
    save: (sent, { version }) => call(schoolPanelApi.saveContacts, { ...sent, version }),
    read: () => call(schoolPanelApi.showContacts, {}),
  });
}
