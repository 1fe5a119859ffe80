import { Anchor, Button, Group, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLookAnew } from '#features/office/launch/admin/useLaunch.ts';
import { useContacts } from '#features/publishing/school/admin/ContactsForm.tsx';
import { LogoField } from '#features/publishing/school/admin/LogoField.tsx';
import { useSettings } from '#features/publishing/school/admin/SettingsForm.tsx';
import {
  type EditedContacts,
  type EditedSettings,
  schoolPanelApi,
} from '#features/publishing/school/contract/panel.ts';
import { schoolPaths } from '#features/publishing/school/paths.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';

/** The school's settings without which nothing can be sold; the others keep their place in the settings. */
export function FirstFacts() {
  const settings = useCall(schoolPanelApi.showSettings, {});
  return <QueryState query={settings}>{(saved) => <FactsForm saved={saved} />}</QueryState>;
}

function FactsForm({ saved }: { saved: EditedSettings }) {
  const t = useTranslations('launchPanel.school');
  const words = useTranslations('schoolRequisites');
  const editing = useSettings(saved);
  const field = (path: string) => editing.form.getInputProps(path);
  return (
    <EditForm editing={editing} end={<Save label={t('save')} isBusy={editing.isBusy} />}>
      <TextInput label={t('name')} dir="auto" {...field('name.ru')} />
      <TextInput label={words('legal_name')} dir="auto" {...field('legal_name')} />
      <div className={edit.pair}>
        <TextInput label={words('inn')} inputMode="numeric" {...field('inn')} />
        <TextInput label={words('ogrn')} inputMode="numeric" {...field('ogrn')} />
      </div>
      <TextInput label={t('address')} dir="auto" {...field('address.ru')} />
      <Anchor component={Link} to={schoolPaths.school} size="sm">
        {t('more')}
      </Anchor>
    </EditForm>
  );
}

export function FirstLogo() {
  const lookAnew = useLookAnew();
  const settings = useCall(schoolPanelApi.showSettings, {});
  return (
    <QueryState query={settings}>{({ logo }) => <LogoField logo={logo} onChanged={lookAnew} />}</QueryState>
  );
}

export function FirstContacts() {
  const contacts = useCall(schoolPanelApi.showContacts, {});
  return <QueryState query={contacts}>{(saved) => <ContactsForm saved={saved} />}</QueryState>;
}

function ContactsForm({ saved }: { saved: EditedContacts }) {
  const t = useTranslations('launchPanel.contacts');
  const words = useTranslations('schoolContacts');
  const editing = useContacts(saved);
  return (
    <EditForm editing={editing} end={<Save label={t('save')} isBusy={editing.isBusy} />}>
      <div className={edit.pair}>
        <TextInput type="tel" label={words('phone')} {...editing.form.getInputProps('phone')} />
        <TextInput type="email" label={words('email')} {...editing.form.getInputProps('email')} />
      </div>
      <Anchor component={Link} to={schoolPaths.contacts} size="sm">
        {t('more')}
      </Anchor>
    </EditForm>
  );
}

function Save({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <Group>
      <Button type="submit" loading={isBusy}>
        {label}
      </Button>
    </Group>
  );
}
