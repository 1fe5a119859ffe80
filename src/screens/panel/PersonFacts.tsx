import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { UserDetails } from '#features/office/people/contract/list.ts';
import { readableEmail } from '#shared/domains.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';

/** Who it is, since when, and how to reach them. */
export function PersonFacts({ person }: { person: UserDetails }) {
  const t = useTranslations('personPage.facts');
  const list = useTranslations('peopleList');
  const people = useTranslations('people.state');
  const format = useFormats();
  const { email, email_verified, phone, number, total_paid, registration_date, seen_at } = person;
  return (
    <Facts
      facts={[
        [
          list('columns.email'),
          <span key="email">
            <Anchor inherit href={`mailto:${email}`}>
              {readableEmail(email)}
            </Anchor>
            {!email_verified && ` · ${list('unconfirmed')}`}
          </span>,
        ],
        [
          list('columns.phone'),
          phone && (
            <Anchor inherit href={`tel:${phone}`}>
              {phone}
            </Anchor>
          ),
        ],
        [list('columns.number'), number],
        [t('since'), format.time(registration_date)],
        [t('seen'), seen_at ? format.time(seen_at) : t('never')],
        [list('columns.total_paid'), format.money(total_paid)],
        [
          list('details.state'),
          person.restorable_until && people('wasDeleted', { until: format.time(person.restorable_until) }),
        ],
      ]}
    />
  );
}
