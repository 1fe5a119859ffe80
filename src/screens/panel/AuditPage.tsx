import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { AuditDrawer } from '#features/records/audit/admin/AuditDrawer.tsx';
import { auditApi } from '#features/records/audit/contract.ts';
import { auditListing } from '#features/records/audit/listing.ts';
import { auditPaths } from '#features/records/audit/paths.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { PanelSections } from '#ui/panel/sections.ts';
import { useFoundText } from '#ui/panel/useFoundText.ts';
import { useListing } from '#ui/panel/useListing.ts';

export default function AuditPage() {
  const t = useTranslations('audit.list');
  const found = useFoundText();
  const list = useListing(auditListing, auditApi.list);
  const { entries, total } = list.query.data ?? {};
  const { search } = useLocation();
  const { actions } = useContext(PanelSections);
  const named = useTranslations('auditActions');
  const words = (action: string) => named(action as Parameters<typeof named>[0]);
  return (
    <>
      <PageHeader
        title={t('title')}
        note={found(total)}
        action={<ExportButton list={list} total={total} />}
      />
      <SectionTabs section="system" />
      <Filters list={list} choices={{ action: actions.map((value) => ({ value, label: words(value) })) }} />
      <ListTable
        list={list}
        rows={entries}
        total={total}
        rowPath={(entry) => auditPaths.one(entry.id) + search}
      />
      <AuditDrawer userPath={userPaths.one} />
    </>
  );
}
