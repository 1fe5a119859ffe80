import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { type Order, orderStates, ordersApi } from '#features/orders/contract.ts';
import type { Column } from '#ui/panel/columns.ts';
import { Filters, SelectFilter } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { type ListState, useListState } from '#ui/panel/listState.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { panelPaths } from '#ui/panel/paths.ts';
import { useCall } from '#ui/panel/query.ts';
import { AmountFilter, DayFilter } from '#ui/panel/RangeFilters.tsx';
import { Totals } from '#ui/panel/Totals.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { shortNumber } from './shortNumber.ts';

export default function OrdersPage() {
  const t = useTranslations('orders');
  const list = useListState(ordersApi.list.input);
  const orders = useCall(ordersApi.list, list.values, { keepsLast: true });
  const columns = useColumns();
  const { search } = useLocation();
  return (
    <>
      <PageHeader title={t('list.title')} />
      <Summary summary={orders.data?.summary} />
      <Filters list={list} searchHint={t('list.searchHint')}>
        <OrderFilters list={list} courses={orders.data?.courses ?? []} />
      </Filters>
      <ListTable
        label={t('list.title')}
        query={orders}
        rows={orders.data?.orders}
        total={orders.data?.total}
        columns={columns}
        list={list}
        rowPath={(order) => panelPaths.order(order.id) + search}
        empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
      />
      <OpenOrder />
    </>
  );
}

interface OrderFiltersProps {
  list: ListState<z.output<typeof ordersApi.list.input>>;
  courses: { id: string; title: string }[];
}

function OrderFilters({ list, courses }: OrderFiltersProps) {
  const t = useTranslations('orders');
  const { values, change } = list;
  return (
    <>
      <SelectFilter
        label={t('list.status')}
        anyLabel={t('list.anyStatus')}
        value={values.status}
        choices={orderStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        onChange={(status) => change({ status })}
      />
      <SelectFilter
        label={t('list.course')}
        anyLabel={t('list.anyCourse')}
        value={values.course}
        choices={courses.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(course) => change({ course })}
      />
      <SelectFilter
        label={t('list.refund')}
        anyLabel={t('list.anyRefund')}
        value={values.refund_due}
        choices={[{ value: 'yes', label: t('list.refundDue') }]}
        onChange={(refund_due) => change({ refund_due })}
      />
      <DayFilter label={t('list.from')} value={values.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('list.to')} value={values.to} onChange={(to) => change({ to })} />
      <AmountFilter
        label={t('list.amountFrom')}
        value={values.amount_from}
        onChange={(amount_from) => change({ amount_from })}
      />
      <AmountFilter
        label={t('list.amountTo')}
        value={values.amount_to}
        onChange={(amount_to) => change({ amount_to })}
      />
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

function useColumns(): Column<Order>[] {
  const t = useTranslations('orders.list');
  const erased = useTranslations('orders.details')('erased');
  const format = useFormats();
  return [
    { key: 'number', title: t('number'), render: (order) => shortNumber(order.id) },
    {
      key: 'email',
      title: t('email'),
      sort: 'asc',
      wraps: true,
      render: (order) => (order.erased ? erased : order.email),
    },
    { key: 'course', title: t('course'), sort: 'asc', wraps: true, render: (order) => order.course_title },
    {
      key: 'amount',
      title: t('amount'),
      sort: 'desc',
      isNumber: true,
      render: (order) => format.money(order.amount),
    },
    {
      key: 'status',
      title: t('status'),
      sort: 'asc',
      render: (order) => <OrderStatus status={order.status} isRefundDue={order.refund_due} />,
    },
    { key: 'created_at', title: t('date'), sort: 'desc', render: (order) => format.time(order.date) },
  ];
}
