import { useTranslations } from 'use-intl';
import { ContactsForm } from '#features/publishing/school/admin/ContactsForm.tsx';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { PriceForm } from '#features/site/content/admin/PriceForm.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';

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
