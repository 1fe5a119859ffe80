import { Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { type Me, signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { AskedDialog } from '#features/office/people/admin/AskedAction.tsx';
import { CreatePerson } from '#features/office/people/admin/CreatePerson.tsx';
import { CreateStudent } from '#features/office/people/admin/CreateStudent.tsx';
import { EditDialog } from '#features/office/people/admin/EditPerson.tsx';
import { LastBatches } from '#features/office/people/admin/LastBatches.tsx';
import { RemovedPeople } from '#features/office/people/admin/RemovedPeople.tsx';
import { RowButtons } from '#features/office/people/admin/RowButtons.tsx';
import { SelectedPeople } from '#features/office/people/admin/SelectedPeople.tsx';
import { useBatches } from '#features/office/people/admin/useBatches.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { type ListedUser, type PeopleQuery, peopleListing } from '#features/office/people/listing.ts';
import { readableEmail } from '#shared/domains.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import styles from '#ui/panel/panel.module.css';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useChosen } from '#ui/panel/useChosen.ts';
import { useFoundText } from '#ui/panel/useFoundText.ts';
import { useListing } from '#ui/panel/useListing.ts';
import { RoleHelp } from './RoleHelp.tsx';
import { userCells } from './userCells.tsx';

export default function UsersPage() {
  const t = useTranslations('peopleList');
  const found = useFoundText();
  const list = usePeople();
  const { total } = list.query.data ?? {};
  const me = useCall(signInApi.me, {}).data;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={found(total)}
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
      {me && <Users me={me} list={list} />}
    </>
  );
}

interface UsersProps {
  me: Me;
  list: ReturnType<typeof usePeople>;
}

function usePeople() {
  return useListing(peopleListing, staffApi.listUsers);
}

/** The table, with what is done to one person of it or to several. */
function Users({ me, list }: UsersProps) {
  const t = useTranslations('batches');
  const { users, total } = list.query.data ?? {};
  const { search } = useLocation();
  const { ids, boxes, choose, clear } = useBoxes(list.values);
  const last = useBatches();
  const [edited, setEdited] = useState<ListedUser | null>(null);
  const [asked, setAsked] = useState<ListedUser | null>(null);
  const [removed, setRemoved] = useState<readonly ListedUser[]>([]);
  return (
    <>
      <LastBatches last={last} />
      <RemovedPeople
        removed={removed}
        onEnd={({ id }) => setRemoved((current) => current.filter((user) => user.id !== id))}
      />
      <div className={styles.dense}>
        <ListTable
          list={list}
          rows={users}
          total={total}
          cells={userCells}
          rowPath={(user) => userPaths.one(user.id) + search}
          choosing={boxes}
          actions={{
            title: t('row.column'),
            render: (user) => <RowButtons me={me} user={user} onEdit={setEdited} onRemove={setAsked} />,
          }}
        />
      </div>
      <SelectedPeople
        me={me}
        ids={ids}
        list={list}
        total={total}
        onChoose={choose}
        onClear={clear}
        onDone={(batch) => {
          clear();
          void last.add(batch);
        }}
      />
      <EditDialog person={edited} isSelf={edited?.id === me.id} onClose={() => setEdited(null)} />
      {asked && (
        <AskedDialog
          action="remove"
          person={asked}
          isOpen
          onClose={() => setAsked(null)}
          onDone={() => setRemoved((current) => [asked, ...current])}
        />
      )}
    </>
  );
}

/** Ticked people. Another search drops the ticks: nobody out of sight is blocked by mistake. */
function useBoxes(query: PeopleQuery) {
  const { page: _page, page_size: _size, after: _after, before: _before, ...narrowed } = query;
  const { sort: _sort, direction: _way, ...search } = narrowed;
  const t = useTranslations('batches');
  const { chosen, clear, isChosen, choose } = useChosen<{ id: string }>();
  const searched = JSON.stringify(search);
  const last = useRef(searched);
  useEffect(() => {
    if (last.current !== searched) clear();
    last.current = searched;
  }, [searched, clear]);
  return {
    clear,
    ids: chosen.map(({ id }) => id),
    choose: (ids: readonly string[]) =>
      choose(
        ids.map((id) => ({ id })),
        true,
      ),
    boxes: {
      ...{ isChosen, choose },
      canChoose: ({ deleted }: ListedUser) => !deleted,
      label: (user: ListedUser) => t('select', { name: user.full_name || readableEmail(user.email) }),
    },
  };
}
