import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type Me, signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { HandOver } from '#features/office/handovers/admin/HandOver.tsx';
import { AskedAction, PlainAction } from '#features/office/people/admin/AskedAction.tsx';
import { ChangeRole } from '#features/office/people/admin/ChangeRole.tsx';
import { EditPerson } from '#features/office/people/admin/EditPerson.tsx';
import { GiveCourse } from '#features/office/people/admin/GiveCourse.tsx';
import type { UserDetails } from '#features/office/people/contract/list.ts';
import { type PersonAction, refusalOf } from '#features/office/people/rules.ts';
import { DownloadData } from '#features/office/privacy/admin/DownloadData.tsx';
import { ErasePerson } from '#features/office/privacy/admin/ErasePerson.tsx';
import { readableEmail } from '#shared/domains.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import styles from './PersonPage.module.css';

interface ActionsProps {
  person: UserDetails;
  me: Me;
  can(action: PersonAction): boolean;
}

/**
 * Actions that the reader may take on the person, by the server's own rules, the likeliest in front and the rest behind
 * a button; it says why where somebody who edits others may not edit this person.
 */
export function PersonActions({ person }: { person: UserDetails }) {
  const t = useTranslations('people');
  const more = useTranslations('personPage')('moreActions');
  const me = useCall(signInApi.me, {}).data;
  const [isOpen, rest] = useDisclosure(false);
  const restId = useId();
  const mayCare = useMay('student-care');
  if (!me) return null;
  const can = (action: PersonAction) => refusalOf(me, person, action) === null;
  const reason = reasonOf(me, person);
  const hasMore = mayCare || can('edit') || can('restore') || can('change_access');
  return (
    <section aria-label={t('actions')} className={styles.actions}>
      {reason && (
        <Text size="sm" c="dimmed">
          {t(`reasons.${reason}`)}
        </Text>
      )}
      <Group gap="xs">
        <MainAction person={person} me={me} can={can} />
        {hasMore && (
          <Button
            variant="default"
            aria-label={more}
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={rest.toggle}
          >
            ⋯
          </Button>
        )}
      </Group>
      {/* Only out of sight while it is closed: a form that the address names is open all the same. */}
      <Group gap="xs" id={restId} hidden={!isOpen} className={styles.rest}>
        <OtherActions person={person} me={me} can={can} />
      </Group>
    </section>
  );
}

function isInvited({ role, blocked }: UserDetails): boolean {
  return role === 'user' && !blocked;
}

function MainAction({ person, me, can }: ActionsProps) {
  if (person.deleted) return can('restore') && <PlainAction action="restore" person={person} isMain />;
  if (can('send_access') && isInvited(person))
    return <PlainAction action="sendAccess" person={person} isMain />;
  return can('edit') && <EditPerson person={person} isSelf={person.id === me.id} isMain />;
}

function OtherActions({ person, me, can }: ActionsProps) {
  const isGiven = person.courses.some(({ until, order_id }) => until === null && order_id === null);
  const subject = person.full_name || readableEmail(person.email);
  const isEditedInFront = !(can('send_access') && isInvited(person));
  return (
    <>
      {!person.deleted && (
        <>
          <HandOver thing={{ kind: 'user', id: person.id, subject }} />
          {can('edit') && !isEditedInFront && <EditPerson person={person} isSelf={person.id === me.id} />}
          {can('change_role') && <ChangeRole person={person} />}
          {can('invite') && person.invited && <PlainAction action="invite" person={person} />}
          {can('change_access') && <GiveCourse person={person} />}
          {can('change_access') && isGiven && <AskedAction action="endAccess" person={person} />}
          {can('sign_out') && <AskedAction action="signOut" person={person} />}
          {can('block') && !person.blocked && <AskedAction action="block" person={person} />}
          {can('unblock') && person.blocked && <PlainAction action="unblock" person={person} />}
          {can('delete') && <AskedAction action="remove" person={person} />}
        </>
      )}
      {can('download') && <DownloadData person={person} />}
      {can('erase') && <ErasePerson person={person} />}
    </>
  );
}

/** The reason why somebody who edits others may not edit this person. */
function reasonOf(me: Me, person: UserDetails): 'not_oneself' | 'role_too_high' | null {
  const refusal = refusalOf(me, person, 'block');
  return refusal === 'not_oneself' || refusal === 'role_too_high' ? refusal : null;
}
