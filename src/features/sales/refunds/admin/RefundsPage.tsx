import { useTranslations } from 'use-intl';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { refundsPanelApi } from '../contract/refunds.ts';
import { refundsListing } from '../listing.ts';
import { DueOrders } from './DueOrders.tsx';
import { RefundState } from './RefundState.tsx';
import { WaitingWishes } from './WaitingWishes.tsx';

/** Money to send back, and every refund there was. A row leads to its order, where it is decided. */
export default function RefundsPage() {
  const t = useTranslations('refundList');
  const list = useListing(refundsListing, refundsPanelApi.list);
  const { refunds, total, due = [], wishes = [] } = list.query.data ?? {};
  return (
    <>
      <PageHeader title={t('title')} action={<ExportButton list={list} total={total} />} />
      <SectionTabs section="orders" />
      <WaitingWishes wishes={wishes} />
      <DueOrders orders={due} />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={refunds}
        total={total}
        cells={{
          state: (refund) => <RefundState state={refund.state} />,
        }}
        rowPath={(refund) => orderPaths.one(refund.order_id)}
      />
    </>
  );
}
