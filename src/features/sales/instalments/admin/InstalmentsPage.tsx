import { Group } from '@mantine/core';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { SwitchedOff } from '#ui/panel/SwitchedOff.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { instalmentsPanelApi } from '../contract/panel.ts';
import { instalmentsListing } from '../listing.ts';
import { instalmentPaths } from '../paths.ts';
import { InstalmentDrawer } from './InstalmentDrawer.tsx';
import { InstalmentSettingsButton } from './InstalmentSettings.tsx';
import { InstalmentStateBadge } from './InstalmentStateBadge.tsx';

export default function InstalmentsPage() {
  const t = useTranslations('instalmentList');
  const list = useListing(instalmentsListing, instalmentsPanelApi.list);
  const { instalments, total, is_offered: isOffered } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Group gap="xs">
            <InstalmentSettingsButton />
            <ExportButton list={list} total={total} />
          </Group>
        }
      />
      <SectionTabs section="orders" />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={instalments}
        total={total}
        nothing={isOffered === false && <SwitchedOff words={t} permission="installment.manage" />}
        cells={{ state: ({ state }) => <InstalmentStateBadge state={state} /> }}
        rowPath={(row) => instalmentPaths.one(row.id) + search}
      />
      <InstalmentDrawer />
    </>
  );
}
