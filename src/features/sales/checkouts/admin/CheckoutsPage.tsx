import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { checkoutsApi } from '../contract.ts';
import { checkoutsListing } from '../listing.ts';
import { checkoutPaths } from '../paths.ts';
import { CheckoutDrawer } from './CheckoutDrawer.tsx';
import { CheckoutState } from './CheckoutState.tsx';

export default function CheckoutsPage() {
  const t = useTranslations('checkouts.list');
  const list = useListing(checkoutsListing, checkoutsApi.list);
  const { checkouts, total } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader title={t('title')} action={<ExportButton list={list} total={total} />} />
      <SectionTabs section="orders" />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={checkouts}
        total={total}
        cells={{ state: ({ state }) => <CheckoutState state={state} /> }}
        rowPath={(row) => checkoutPaths.one(row.id) + search}
      />
      <CheckoutDrawer />
    </>
  );
}
