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
import { ratingPanelApi } from '../contract/panel.ts';
import { ratingsListing } from '../listing.ts';
import { ratingPaths } from '../paths.ts';
import { RatingDrawer } from './RatingDrawer.tsx';
import { RatingSettingsButton } from './RatingSettings.tsx';
import { RatingState } from './RatingState.tsx';

export default function RatingsPage() {
  const t = useTranslations('ratingPanel.list');
  const list = useListing(ratingsListing, ratingPanelApi.list);
  const { ratings, total, is_offered: isOffered } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Group gap="xs">
            <RatingSettingsButton />
            <ExportButton list={list} total={total} />
          </Group>
        }
      />
      <SectionTabs section="orders" />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={ratings}
        total={total}
        nothing={isOffered === false && <SwitchedOff words={t} permission="courses.manage" />}
        cells={{ state: ({ state }) => <RatingState state={state} /> }}
        rowPath={(row) => ratingPaths.one(row.id) + search}
      />
      <RatingDrawer />
    </>
  );
}
