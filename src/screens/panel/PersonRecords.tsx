import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { applicationsPanelApi } from '#features/casting/applications/contract/panel.ts';
import { applicationPaths } from '#features/casting/applications/paths.ts';
import type { UserDetails } from '#features/office/people/contract/list.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { inboxApi } from '#features/talk/support/contract/inbox.ts';
import { supportPaths } from '#features/talk/support/paths.ts';
import { certificatesPanelApi } from '#features/teaching/certificates/contract/panel.ts';
import { certificatePaths } from '#features/teaching/certificates/paths.ts';
import { DrawerLink } from '#ui/panel/DrawerLink.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { PersonSection } from './PersonSection.tsx';

/** Records that have lists of their own: each entry leads to the record. */
export function PersonOrders({ person }: { person: UserDetails }) {
  const t = useTranslations('peopleList.details');
  const states = useTranslations('orders.standings');
  const list = useTranslations('orderList');
  const format = useFormats();
  if (!useMay('orders.view')) return null;
  return (
    <PersonSection
      title={t('orders')}
      empty={t('noOrders')}
      entries={person.orders.map((order) => ({
        key: order.id,
        entry: (
          <>
            <DrawerLink to={orderPaths.one(order.id)}>{order.course_title}</DrawerLink>
            <small>
              {order.number} · {format.money(order.amount)} · {states(order.standing)}
              {order.test && ` · ${list('test')}`}
              {order.rehearsal && ` · ${list('rehearsal')}`} · {format.time(order.date)}
            </small>
          </>
        ),
      }))}
    />
  );
}

interface OfPerson {
  id: string;
}

export function PersonCertificates({ id }: OfPerson) {
  const t = useTranslations('personPage.certificates');
  const format = useFormats();
  const isEnabled = useMay('course_access.manage');
  const { data } = useCall(certificatesPanelApi.ofPerson, { id }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data?.certificates.map(({ id, number, course, state, issued_at }) => ({
        key: id,
        entry: (
          <>
            <DrawerLink to={certificatePaths.one(id)}>{course}</DrawerLink>
            <small>
              {number} · {format.dayOf(issued_at)}
              {state === 'revoked' && ` · ${t('revoked')}`}
            </small>
          </>
        ),
      }))}
    />
  );
}

export function PersonApplications({ id }: OfPerson) {
  const t = useTranslations('personPage.applications');
  const format = useFormats();
  const isEnabled = useMay('applications.view');
  const { data } = useCall(applicationsPanelApi.ofPerson, { id }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data?.profiles.map(({ id, number, fullName, status, created_at }) => ({
        key: id,
        entry: (
          <>
            <DrawerLink to={applicationPaths.one(id)}>
              {number}, {fullName}
            </DrawerLink>
            <small>
              {t(`states.${status}`)} · {format.time(created_at)}
            </small>
          </>
        ),
      }))}
    />
  );
}

export function PersonTalks({ id }: OfPerson) {
  const t = useTranslations('personPage.talks');
  const states = useTranslations('supportInbox.list.choices.state');
  const format = useFormats();
  const isEnabled = useMay('support.chat');
  const { data } = useCall(inboxApi.ofPerson, { id }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data?.conversations.map(({ id, subject, state, operator, updated_at }) => ({
        key: id,
        entry: (
          <>
            <Link to={supportPaths.one(id)}>{subject || t('untitled')}</Link>
            <small>
              {states(state)}
              {operator && ` · ${operator}`} · {format.time(updated_at)}
            </small>
          </>
        ),
      }))}
    />
  );
}
