import { Text } from '@mantine/core';
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
import { Actions } from '#ui/panel/Actions.tsx';
import { useCall } from '#ui/panel/query.ts';
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
  const me = useCall(signInApi.me, {}).data;
  if (!me) return null;
  const can = (action: PersonAction) => refusalOf(me, person, action) === null;
  const reason = reasonOf(me, person);
  return (
    <div className={styles.actions}>
      {reason && (
        <Text size="sm" c="dimmed">
          {t(`reasons.${reason}`)}
        </Text>
      )}
      <Actions
        main={<MainAction person={person} me={me} can={can} />}
        more={<OtherActions person={person} me={me} can={can} />}
      />
    </div>
  );
}

/** The likeliest: what was taken away is given back, a student is let in, anybody else is edited. */
function mainOf({ person, can }: ActionsProps): 'restore' | 'unblock' | 'sendAccess' | 'edit' {
  if (person.deleted) return 'restore';
  if (person.blocked && can('unblock')) return 'unblock';
  return can('send_access') && person.role === 'user' && !person.blocked ? 'sendAccess' : 'edit';
}

function MainAction(props: ActionsProps) {
  const { person, me, can } = props;
  const main = mainOf(props);
  if (main === 'edit') return can('edit') && <EditPerson person={person} isSelf={person.id === me.id} />;
  return (main !== 'restore' || can('restore')) && <PlainAction action={main} person={person} />;
}

function OtherActions(props: ActionsProps) {
  const { person, me, can } = props;
  const isGiven = person.courses.some(({ until, order_id }) => until === null && order_id === null);
  const subject = person.full_name || readableEmail(person.email);
  const isEditedInFront = mainOf(props) === 'edit';
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
          {can('know_adult') && person.said_under_18 && <AskedAction action="knowAdult" person={person} />}
          {can('sign_out') && <AskedAction action="signOut" person={person} />}
          {can('block') && !person.blocked && <AskedAction action="block" person={person} />}
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
