import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { staffApi, type UserDetails } from '#features/office/people/contract/list.ts';
import { UnsentMails } from '#features/records/mails/admin/UnsentMails.tsx';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { lastDayBefore } from '#shared/dates.ts';
import { readableEmail } from '#shared/domains.ts';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import styles from '#ui/panel/panel.module.css';
import { useSchoolZone } from '#ui/schoolDays.ts';
import { PersonActions } from './PersonActions.tsx';

export function UserDrawer() {
  const t = useTranslations('peopleList');
  return (
    <DetailsDrawer
      show={staffApi.showUser}
      param="userId"
      list={userPaths.list}
      title={(details) => (details ? details.full_name || readableEmail(details.email) : t('details.title'))}
    >
      {(details) => (
        <Stack gap="lg">
          <PersonActions person={details} />
          <Person user={details} />
          <UnsentMails of={{ user_id: details.id }} />
          <Courses courses={details.courses} />
          <Orders orders={details.orders} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

function Person({ user }: { user: UserDetails }) {
  const t = useTranslations('staff');
  const list = useTranslations('peopleList');
  const format = useFormats();
  return (
    <Facts
      facts={[
        [
          list('columns.email'),
          <Anchor inherit key="email" href={`mailto:${user.email}`}>
            {readableEmail(user.email)}
          </Anchor>,
        ],
        [list('columns.email_verified'), list(user.email_verified ? 'details.yes' : 'details.no')],
        [
          list('columns.phone'),
          user.phone && (
            <Anchor inherit href={`tel:${user.phone}`}>
              {user.phone}
            </Anchor>
          ),
        ],
        [list('columns.role'), t(`roles.${user.role}`)],
        [list('details.state'), <State key="state" user={user} />],
        [list('columns.total_paid'), format.money(user.total_paid)],
        [list('columns.created_at'), format.time(user.registration_date)],
        [list('details.id'), user.number],
      ]}
    />
  );
}

function State({ user }: { user: UserDetails }) {
  const t = useTranslations();
  const format = useFormats();
  if (user.restorable_until) {
    return t('people.state.wasDeleted', { until: format.time(user.restorable_until) });
  }
  if (user.blocked) return t('peopleList.blocked');
  return t(user.invited ? 'people.state.invited' : 'people.state.normal');
}

function Courses({ courses }: Pick<UserDetails, 'courses'>) {
  const t = useTranslations('peopleList');
  const format = useFormats();
  const zone = useSchoolZone();
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('details.courses')}
      </Title>
      {courses.length === 0 && <Text c="dimmed">{t('details.noCourses')}</Text>}
      <ul className={styles.entries}>
        {courses.map((course) => (
          <li key={`${course.id} ${course.since}`}>
            <span>{course.title}</span>
            <small>
              {course.until
                ? t('details.closed', {
                    since: format.dayOf(course.since),
                    until: format.dayOf(course.until),
                  })
                : t('details.open', { since: format.dayOf(course.since) })}
              {course.open_until &&
                ` · ${t('details.openUntil', { until: format.day(lastDayBefore(course.open_until, zone)) })}`}
              {course.order_id === null && ` · ${t('details.given')}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Orders({ orders }: Pick<UserDetails, 'orders'>) {
  const t = useTranslations('peopleList');
  const states = useTranslations('orders.states');
  const test = useTranslations('orderList')('test');
  const format = useFormats();
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('details.orders')}
      </Title>
      {orders.length === 0 && <Text c="dimmed">{t('details.noOrders')}</Text>}
      <ul className={styles.entries}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={orderPaths.one(order.id)}>{order.course_title}</Link>
            <small>
              {order.number} · {format.money(order.amount)} · {states(order.status)}
              {order.test && ` · ${test}`} · {format.time(order.date)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
