import { Group, Text } from '@mantine/core';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountsApi } from '#features/accounts/contract.ts';
import { type ListedUser, staffApi } from '#features/staff/contract.ts';
import { roles } from '#shared/access.ts';
import type { Column } from '#ui/panel/columns.ts';
import { Filters, SelectFilter } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { useListState } from '#ui/panel/listState.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import styles from '#ui/panel/panel.module.css';
import { panelPaths } from '#ui/panel/paths.ts';
import { useCall } from '#ui/panel/query.ts';
import { DayFilter } from '#ui/panel/RangeFilters.tsx';
import { CreatePerson } from './CreatePerson.tsx';
import { RoleHelp } from './RoleHelp.tsx';
import { UserDrawer } from './UserDrawer.tsx';

export default function UsersPage() {
  const t = useTranslations('staff');
  const inList = useTranslations('panel.list');
  const list = useListState(staffApi.listUsers.input);
  const users = useCall(staffApi.listUsers, list.values, { keepsLast: true });
  const total = users.data?.total;
  const columns = useColumns();
  const { search } = useLocation();
  const me = useCall(accountsApi.me, {}).data;
  return (
    <>
      <PageHeader
        title={t('users.title')}
        note={total !== undefined && inList('found', { count: total })}
        action={
          <Group gap="xs">
            <RoleHelp />
            {me && <CreatePerson me={me} />}
          </Group>
        }
      />
      <Filters list={list} searchHint={t('users.searchHint')}>
        <SelectFilter
          label={t('users.role')}
          anyLabel={t('users.anyRole')}
          value={list.values.role}
          choices={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          onChange={(role) => list.change({ role })}
        />
        <SelectFilter
          label={t('users.access')}
          anyLabel={t('users.anyAccess')}
          value={list.values.access}
          choices={[
            { value: 'with', label: t('users.withAccess') },
            { value: 'without', label: t('users.withoutAccess') },
          ]}
          onChange={(access) => list.change({ access })}
        />
        <StateFilter value={list.values.state} onChange={(state) => list.change({ state })} />
        <DayFilter
          label={t('users.from')}
          value={list.values.from}
          onChange={(from) => list.change({ from })}
        />
        <DayFilter label={t('users.to')} value={list.values.to} onChange={(to) => list.change({ to })} />
      </Filters>
      <ListTable
        label={t('users.title')}
        query={users}
        rows={users.data?.users}
        total={total}
        columns={columns}
        list={list}
        rowPath={(user) => panelPaths.user(user.id) + search}
        empty={{ title: t('users.empty'), hint: t('users.emptyHint') }}
      />
      <OpenUser />
    </>
  );
}

type State = 'active' | 'blocked' | 'deleted';
const states: readonly State[] = ['active', 'blocked', 'deleted'];

function StateFilter({ value, onChange }: { value: State | undefined; onChange(state?: State): void }) {
  const t = useTranslations('people.state');
  return (
    <SelectFilter
      label={t('label')}
      anyLabel={t('any')}
      value={value}
      choices={states.map((state) => ({ value: state, label: t(state) }))}
      onChange={onChange}
    />
  );
}

/** The drawer's person is the one that the address names. */
function OpenUser() {
  const { userId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <UserDrawer
      userId={userId}
      onClose={() => navigate(panelPaths.users + search, { preventScrollReset: true })}
    />
  );
}

function useColumns(): Column<ListedUser>[] {
  const t = useTranslations('staff');
  const none = useTranslations('panel.list')('none');
  const format = useFormats();
  return [
    {
      key: 'email',
      title: t('users.email'),
      sort: 'asc',
      wraps: true,
      render: (user) => <Email user={user} />,
    },
    {
      key: 'name',
      title: t('users.name'),
      sort: 'asc',
      wraps: true,
      render: (user) => user.full_name || none,
    },
    { key: 'phone', title: t('users.phone'), render: (user) => user.phone ?? none },
    { key: 'role', title: t('users.role'), render: (user) => t(`roles.${user.role}`) },
    {
      key: 'access',
      title: t('users.access'),
      wraps: true,
      render: (user) => <Access courses={user.courses} />,
    },
    {
      key: 'total_paid',
      title: t('users.totalPaid'),
      sort: 'desc',
      isNumber: true,
      render: (user) => format.money(user.total_paid),
    },
    {
      key: 'created_at',
      title: t('users.registered'),
      sort: 'desc',
      render: (user) => format.day(user.registration_date),
    },
  ];
}

function Email({ user }: { user: ListedUser }) {
  const t = useTranslations('staff.users');
  return (
    <>
      {user.email}
      {!user.email_verified && (
        <Text size="xs" c="dimmed">
          {t('unconfirmed')}
        </Text>
      )}
      {user.blocked && (
        <Text size="xs" c="bad">
          {t('blocked')}
        </Text>
      )}
    </>
  );
}

function Access({ courses }: { courses: string[] }) {
  const t = useTranslations('staff.users');
  if (courses.length === 0)
    return (
      <Text span inherit c="dimmed">
        {t('hasNoAccess')}
      </Text>
    );
  return (
    <span className={styles.titles}>
      {courses.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </span>
  );
}
