import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { consultationsPanelApi } from '../contract.ts';
import { consultationsListing } from '../listing.ts';
import { consultationPaths } from '../paths.ts';
import { ConsultationDrawer } from './ConsultationDrawer.tsx';
import { ConsultationStateBadge } from './ConsultationStateBadge.tsx';

export default function ConsultationsPage() {
  const t = useTranslations('consultationsPanel.list');
  const list = useListing(consultationsListing, consultationsPanelApi.list);
  const { consultations, total } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader title={t('title')} action={<ExportButton list={list} total={total} />} />
      <SectionTabs section="courses" />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={consultations}
        total={total}
        cells={{ state: ({ state }) => <ConsultationStateBadge state={state} /> }}
        rowPath={(row) => consultationPaths.one(row.id) + search}
      />
      <ConsultationDrawer />
    </>
  );
}
