import { Group, Text } from '@mantine/core';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { CreatePerson } from '#features/office/people/admin/CreatePerson.tsx';
import { CreateStudent } from '#features/office/people/admin/CreateStudent.tsx';
import { staffApi } from '#features/office/people/contract/list.ts';
import { type ListedUser, peopleListing } from '#features/office/people/listing.ts';
import { readableEmail } from '#shared/domains.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import styles from '#ui/panel/panel.module.css';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { RoleHelp } from './RoleHelp.tsx';

export default function UsersPage() {
  const t = useTranslations('peopleList');
  const inList = useTranslations('panel.list');
  const list = useListing(peopleListing, staffApi.listUsers);
  const { users, total } = list.query.data ?? {};
  const { search } = useLocation();
  const me = useCall(signInApi.me, {}).data;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={total !== undefined && inList('found', { count: total })}
        action={
          <Group gap="xs" align="start">
            <RoleHelp />
            <ExportButton list={list} total={total} />
            {me && <CreateStudent me={me} />}
            {me && <CreatePerson me={me} />}
          </Group>
        }
      />
      <SectionTabs section="users" />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={users}
        total={total}
        cells={{
          email: (user) => <Email user={user} />,
          access: (user) => <Access courses={user.courses} />,
        }}
        rowPath={(user) => userPaths.one(user.id) + search}
      />
    </>
  );
}

function Email({ user }: { user: ListedUser }) {
  const t = useTranslations('peopleList');
  return (
    <>
      {readableEmail(user.email)}
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
  const t = useTranslations('peopleList');
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
