import { useTranslations } from 'use-intl';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { receiptsPanelApi } from '../contract.ts';
import { receiptsListing } from '../listing.ts';
import { ReceiptState } from './ReceiptState.tsx';

/** Every fiscal receipt; those without one are a filter. A row leads to its order, where it is requested again. */
export default function ReceiptsPage() {
  const t = useTranslations('receiptsPanel.list');
  const list = useListing(receiptsListing, receiptsPanelApi.list);
  const { receipts, total } = list.query.data ?? {};
  return (
    <>
      <PageHeader title={t('title')} action={<ExportButton list={list} total={total} />} />
      <SectionTabs section="orders" />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={receipts}
        total={total}
        cells={{
          state: (receipt) => <ReceiptState state={receipt.state} />,
        }}
        rowPath={(receipt) => orderPaths.one(receipt.order_id)}
      />
    </>
  );
}
