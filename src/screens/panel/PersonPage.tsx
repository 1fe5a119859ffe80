import { Badge, Group } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { InHand } from '#features/office/handovers/admin/InHand.tsx';
import { StuckThings } from '#features/office/people/admin/StuckThings.tsx';
import { staffApi, type UserDetails } from '#features/office/people/contract/list.ts';
import { UnsentMails } from '#features/records/mails/admin/UnsentMails.tsx';
import { readableEmail } from '#shared/domains.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonConsents, PersonDevices, PersonHistory, PersonMails, PersonNotes } from './PersonCare.tsx';
import { PersonCourses } from './PersonCourses.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import styles from './PersonPage.module.css';
import { PersonApplications, PersonCertificates, PersonOrders, PersonTalks } from './PersonRecords.tsx';

/** All that the school knows of one person, each part for those who may see it. */
export default function PersonPage() {
  const t = useTranslations('personPage');
  const { userId = '' } = useParams();
  const query = useCall(staffApi.showUser, { id: userId });
  return (
    <>
      <p className={styles.back}>
        <Link to={userPaths.list + useListSearch()}>← {t('back')}</Link>
      </p>
      <QueryState query={query}>{(person) => <Person key={person.id} person={person} />}</QueryState>
    </>
  );
}

/** The list's own filters, without the form of this page. */
function useListSearch(): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete('form');
  return params.size > 0 ? `?${params}` : '';
}

function Person({ person }: { person: UserDetails }) {
  const name = person.full_name || readableEmail(person.email);
  return (
    <>
      <PageHeader title={name} note={<State person={person} />} />
      <PersonActions person={person} />
      <div className={styles.top}>
        <PersonFacts person={person} />
        <div>
          <StuckThings personId={person.id} className={styles.stuck} sinceClassName={styles.since} />
          <InHand thing={{ kind: 'user', id: person.id, subject: name }} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PersonOrders person={person} />
          <PersonCourses person={person} />
          <PersonCertificates id={person.id} />
          <PersonApplications id={person.id} />
          <PersonTalks id={person.id} />
        </div>
        <div className={styles.column}>
          <PersonNotes id={person.id} />
          <UnsentMails of={{ user_id: person.id }} />
          <PersonMails id={person.id} />
          <PersonDevices id={person.id} />
          <PersonConsents id={person.id} />
          <PersonHistory id={person.id} />
        </div>
      </div>
    </>
  );
}

function State({ person }: { person: UserDetails }) {
  const t = useTranslations();
  const words = [
    t(`staff.roles.${person.role}`),
    person.deleted && t('peopleList.choices.state.deleted'),
    person.blocked && t('peopleList.blocked'),
    person.invited && t('people.state.invited'),
  ].filter((word) => word !== false);
  return (
    <Group gap={6} component="span">
      {words.map((word) => (
        <Badge key={word} component="span" variant="light" color="graphite" tt="none" fw={500}>
          {word}
        </Badge>
      ))}
    </Group>
  );
}
