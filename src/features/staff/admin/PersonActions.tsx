import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { accountsApi, type Me } from '#features/accounts/contract.ts';
import { DownloadData } from '#features/privacy/admin/DownloadData.tsx';
import { ErasePerson } from '#features/privacy/admin/ErasePerson.tsx';
import type { UserDetails } from '#features/staff/contract.ts';
import { type PersonDeed, refusalOf } from '#features/staff/people/rules.ts';
import { useCall } from '#ui/panel/query.ts';
import { AskedDeed, PlainDeed } from './AskedDeed.tsx';
import { ChangeRole } from './ChangeRole.tsx';
import { EditPerson } from './EditPerson.tsx';

/** What the reader may do to the person, by the server's own rules. Where that is nothing, it says why. */
export function PersonActions({ person }: { person: UserDetails }) {
  const t = useTranslations('people');
  const me = useCall(accountsApi.me, {}).data;
  if (!me) return null;
  const can = (deed: PersonDeed) => refusalOf(me, person, deed) === null;
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
          can('restore') && <PlainDeed deed="restore" person={person} />
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
  can(deed: PersonDeed): boolean;
}

function LivingActions({ person, isSelf, can }: LivingActionsProps) {
  const isGiven = person.courses.some(({ until, order_id }) => until === null && order_id === null);
  return (
    <>
      {can('edit') && <EditPerson person={person} isSelf={isSelf} />}
      {can('change_role') && <ChangeRole person={person} />}
      {can('invite') && person.invited && <PlainDeed deed="invite" person={person} />}
      {can('change_access') && !person.has_course_access && <AskedDeed deed="giveAccess" person={person} />}
      {can('change_access') && isGiven && <AskedDeed deed="endAccess" person={person} />}
      {can('sign_out') && <AskedDeed deed="signOut" person={person} />}
      {can('block') && !person.blocked && <AskedDeed deed="block" person={person} />}
      {can('unblock') && person.blocked && <PlainDeed deed="unblock" person={person} />}
      {can('delete') && <AskedDeed deed="remove" person={person} />}
    </>
  );
}

/** To those who edit others, why not this one. */
function reasonOf(me: Me, person: UserDetails): 'not_oneself' | 'role_too_high' | null {
  const refusal = refusalOf(me, person, 'block');
  return refusal === 'not_oneself' || refusal === 'role_too_high' ? refusal : null;
}
