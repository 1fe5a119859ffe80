import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type ListedUser, staffApi } from '#features/staff/contract.ts';
import { roles } from '#shared/access.ts';
import type { Column } from '#ui/panel/columns.ts';
import { Filters, SelectFilter } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { CheckIcon } from '#ui/panel/icons.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { useListState } from '#ui/panel/listState.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useCall } from '#ui/panel/query.ts';

export default function UsersPage() {
  const t = useTranslations('staff');
  const inList = useTranslations('panel.list');
  const list = useListState(staffApi.listUsers.input);
  const users = useCall(staffApi.listUsers, list.values, { keepsLast: true });
  const total = users.data?.total;
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('users.title')} note={total !== undefined && inList('found', { count: total })} />
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
      </Filters>
      <ListTable
        label={t('users.title')}
        query={users}
        rows={users.data?.users}
        total={total}
        columns={columns}
        list={list}
        empty={{ title: t('users.empty'), hint: t('users.emptyHint') }}
      />
    </>
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
      render: (user) => <Access isGiven={user.has_course_access} />,
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

function Access({ isGiven }: { isGiven: boolean }) {
  const t = useTranslations('staff.users');
  if (!isGiven)
    return (
      <Text span inherit c="dimmed">
        {t('hasNoAccess')}
      </Text>
    );
  return (
    <Group gap={4} c="good" wrap="nowrap" component="span">
      <CheckIcon size={16} />
      {t('hasAccess')}
    </Group>
  );
}
