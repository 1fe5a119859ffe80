import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { byInstalments } from '#features/sales/instalments/ui/byInstalments.ts';
import { type OwnOrder, ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { isOpen } from '#features/sales/orders/rules.ts';
import { usePurchase } from '#features/sales/payments/ui/usePurchase.tsx';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { second } from '#shared/dates.ts';
import { call } from '#ui/api.ts';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { OwnOrderCard } from './OwnOrderCard.tsx';
import styles from './OwnOrders.module.css';

/** Reloads the state while something is still to be paid. */
const ownOrders = queryOptions({
  queryKey: ['orders'],
  queryFn: ({ signal }) => call(ownOrdersApi.list, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.orders.some(({ status }) => isOpen(status)) ? 10 * second : false,
});

export function OwnOrders() {
  const t = useTranslations('ownOrders');
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(ownOrders);
  const courses = useQuery({
    queryKey: ['courses on sale'],
    queryFn: ({ signal }) => call(coursesApi.list, {}, { signal }),
  }).data?.courses;
  const purchase = usePurchase({
    otherWay: byInstalments,
    onBought: () => void cache.invalidateQueries(),
  });
  const buyAgain = (order: OwnOrder) => {
    const course = courses?.find(({ id }) => id === order.course_id);
    return course && (() => purchase.buy(course));
  };
  return (
    <main className={styles.main}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data?.orders.length === 0 && (
        <div className={styles.order}>
          <h2>{t('empty')}</h2>
          <p>{t('emptyText')}</p>
          <a className={controls.button} href={`${paths.dashboard}#offers`}>
            {t('choose')}
          </a>
        </div>
      )}
      <ul className={styles.list}>
        {data?.orders.map((order) => (
          <li key={order.id}>
            <OwnOrderCard order={order} onBuyAgain={buyAgain(order)} />
          </li>
        ))}
      </ul>
      <a className={controls.link} href={paths.dashboard}>
        {t('back')}
      </a>
      {purchase.modal}
    </main>
  );
}
