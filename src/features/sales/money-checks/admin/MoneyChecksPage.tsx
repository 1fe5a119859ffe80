import { useTranslations } from 'use-intl';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { moneyChecksApi } from '../contract.ts';
import { differencesListing } from '../listing.ts';
import { LastCheck } from './LastCheck.tsx';
import { MonthStatement } from './MonthStatement.tsx';

/** The last comparison with the provider's books, what differs, and a month's statement. */
export default function MoneyChecksPage() {
  const t = useTranslations('moneyChecks.list');
  const list = useListing(differencesListing, moneyChecksApi.list);
  const { differences, total, last } = list.query.data ?? {};
  return (
    <>
      <PageHeader title={t('title')} action={<ExportButton list={list} total={total} />} />
      <SectionTabs section="orders" />
      <LastCheck last={last} />
      <MonthStatement />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={differences}
        total={total}
        rowPath={({ order_id }) => order_id && orderPaths.one(order_id)}
      />
    </>
  );
}
