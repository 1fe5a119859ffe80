import { useTranslations } from 'use-intl';
import { PriceForm } from '#features/publishing/content/admin/PriceForm.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { schoolPanelApi } from '../contract/panel.ts';
import { ContactsForm } from './ContactsForm.tsx';

export default function ContactsPage() {
  const t = useTranslations('contentPanel');
  const contacts = useCall(schoolPanelApi.showContacts, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('contactsHint')} />
      <SectionTabs section="content" />
      <QueryState query={contacts}>{(saved) => <ContactsForm saved={saved} />}</QueryState>
      <PriceForm />
    </>
  );
}
