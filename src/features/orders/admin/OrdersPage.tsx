import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { panelPaths } from '#ui/panel/paths.ts';
import { Totals } from '#ui/panel/Totals.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { ordersApi } from '../contract.ts';
import { ordersListing } from '../listing.ts';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrdersTabs } from './OrdersTabs.tsx';
import { shortNumber } from './shortNumber.ts';

export default function OrdersPage() {
  const t = useTranslations('orders.list');
  const list = useListing(ordersListing, ordersApi.list);
  const { orders, total, summary, courses = [] } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader title={t('title')} action={<ExportButton list={list} total={total} />} />
      <OrdersTabs />
      <Summary summary={summary} />
      <Filters
        list={list}
        choices={{ course: courses.map(({ id, title }) => ({ value: id, label: title })) }}
      />
      <ListTable
        list={list}
        rows={orders}
        total={total}
        cells={{
          number: (order) => shortNumber(order.id),
          status: (order) => <OrderStatus order={order} />,
        }}
        rowPath={(order) => panelPaths.order(order.id) + search}
      />
      <OpenOrder />
    </>
  );
}

/** The drawer's order is the one that the address names. */
function OpenOrder() {
  const { orderId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <OrderDrawer
      orderId={orderId}
      onClose={() => navigate(panelPaths.orders + search, { preventScrollReset: true })}
    />
  );
}

function Summary({
  summary,
}: {
  summary: { revenue: number; orders: number; successful: number } | undefined;
}) {
  const t = useTranslations('orders.summary');
  const format = useFormats();
  return (
    <Totals
      label={t('title')}
      totals={[
        [t('revenue'), summary && format.money(summary.revenue)],
        [t('orders'), summary && format.count(summary.orders)],
        [t('successful'), summary && format.count(summary.successful)],
      ]}
    />
  );
}
