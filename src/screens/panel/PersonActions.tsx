import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Me, signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { AskedAction, PlainAction } from '#features/office/people/admin/AskedAction.tsx';
import { ChangeRole } from '#features/office/people/admin/ChangeRole.tsx';
import { EditPerson } from '#features/office/people/admin/EditPerson.tsx';
import { GiveCourse } from '#features/office/people/admin/GiveCourse.tsx';
import type { UserDetails } from '#features/office/people/contract/list.ts';
import { type PersonAction, refusalOf } from '#features/office/people/rules.ts';
import { DownloadData } from '#features/office/privacy/admin/DownloadData.tsx';
import { ErasePerson } from '#features/office/privacy/admin/ErasePerson.tsx';
import { useCall } from '#ui/panel/query.ts';

/**
 * Actions that the reader may take on the person, by the server's own rules; when there are none, it says
 * why.
 */
export function PersonActions({ person }: { person: UserDetails }) {
  const t = useTranslations('people');
  const me = useCall(signInApi.me, {}).data;
  if (!me) return null;
  const can = (action: PersonAction) => refusalOf(me, person, action) === null;
  const reason = reasonOf(me, person);
  return (
    <section aria-label={t('actions')}>
      {reason && (
        <Text size="sm" c="dimmed" mb="xs">
          {t(`reasons.${reason}`)}
        </Text>
      )}
      <Group gap="xs">
        {person.deleted ? (
          can('restore') && <PlainAction action="restore" person={person} />
        ) : (
          <LivingActions person={person} isSelf={person.id === me.id} can={can} />
        )}
        {can('download') && <DownloadData person={person} />}
        {can('erase') && <ErasePerson person={person} />}
      </Group>
    </section>
  );
}

interface LivingActionsProps {
  person: UserDetails;
  isSelf: boolean;
  can(action: PersonAction): boolean;
}

function LivingActions({ person, isSelf, can }: LivingActionsProps) {
  const isGiven = person.courses.some(({ until, order_id }) => until === null && order_id === null);
  return (
    <>
      {can('edit') && <EditPerson person={person} isSelf={isSelf} />}
      {can('change_role') && <ChangeRole person={person} />}
      {can('invite') && person.invited && <PlainAction action="invite" person={person} />}
      {can('change_access') && <GiveCourse person={person} />}
      {can('send_access') && person.role === 'user' && !person.blocked && (
        <PlainAction action="sendAccess" person={person} />
      )}
      {can('change_access') && isGiven && <AskedAction action="endAccess" person={person} />}
      {can('sign_out') && <AskedAction action="signOut" person={person} />}
      {can('block') && !person.blocked && <AskedAction action="block" person={person} />}
      {can('unblock') && person.blocked && <PlainAction action="unblock" person={person} />}
      {can('delete') && <AskedAction action="remove" person={person} />}
    </>
  );
}

/** The reason why somebody who edits others may not edit this person. */
function reasonOf(me: Me, person: UserDetails): 'not_oneself' | 'role_too_high' | null {
  const refusal = refusalOf(me, person, 'block');
  return refusal === 'not_oneself' || refusal === 'role_too_high' ? refusal : null;
}
