import { Group } from '@mantine/core';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { OrderStatus } from '#features/sales/orders/admin/OrderStatus.tsx';
import { OrderSums } from '#features/sales/orders/admin/OrderSums.tsx';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { directSource } from '#features/sales/orders/rules.ts';
import { TrialPayment } from '#features/sales/payments/admin/TrialPayment.tsx';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { EnterOrder } from './EnterOrder.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';

export default function OrdersPage() {
  const t = useTranslations('orderList');
  const list = useListing(ordersListing, ordersApi.list);
  const { orders, total, summary, courses = [], sources = [] } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={t('title')}
        note={<OrderSums summary={summary} />}
        action={
          <Group gap="xs">
            <ExportButton list={list} total={total} />
            <TrialPayment />
            <EnterOrder />
          </Group>
        }
      />
      <SectionTabs section="orders" />
      <Filters
        list={list}
        choices={{
          course: courses.map(({ id, title }) => ({ value: id, label: title })),
          source: sourceChoices(sources, t('direct')),
        }}
      />
      <ListTable
        list={list}
        rows={orders}
        total={total}
        cells={{
          status: (order) => <OrderStatus order={order} />,
        }}
        rowPath={(order) => orderPaths.one(order.id) + search}
      />
      <OrderDrawer />
    </>
  );
}

function sourceChoices(sources: readonly string[], direct: string) {
  return sources.map((source) => ({ value: source || directSource, label: source || direct }));
}
