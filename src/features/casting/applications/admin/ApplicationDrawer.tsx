import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { readableEmail } from '#shared/domains.ts';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { History } from '#ui/panel/History.tsx';
import { LongText } from '#ui/panel/LongText.tsx';
import { type ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import { applicationPaths } from '../paths.ts';
import { shortId } from '../rules/numbers.ts';
import { ApplicationHead } from './ApplicationActions.tsx';
import { ContactSheet } from './ContactSheet.tsx';

/** The full record of an application. */
export function ApplicationDrawer() {
  const t = useTranslations('applicationsPanel');
  return (
    <DetailsDrawer
      show={applicationsPanelApi.show}
      param="profileId"
      list={applicationPaths.list}
      title={(profile) => profile && t('detailsTitle', { number: profile.number })}
    >
      {(profile) => (
        <Stack gap="lg">
          <ApplicationHead profile={profile} />
          <ContactSheet key={profile.id} profile={profile} />
          <Details profile={profile} />
          <Others profile={profile} />
          <ApplicationHistory profile={profile} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

interface PartProps {
  profile: ApplicationDetails;
}

function Details({ profile }: PartProps) {
  const t = useTranslations('applicationsPanel');
  const format = useFormats();
  const { phone, user_id, modelingExperience, decided_at, erased_on, guardian, publication } = profile;
  return (
    <Facts
      facts={[
        [t('facts.shortId'), shortId(profile.id)],
        [t('list.columns.fullName'), profile.fullName],
        [t('list.columns.email'), <LongText key="email" text={readableEmail(profile.email)} />],
        [
          t('list.columns.phone'),
          <Anchor inherit key="phone" href={`tel:${phone}`}>
            {phone}
          </Anchor>,
        ],
        [t('list.columns.country'), t(`facts.countries.${profile.country}`)],
        [t('list.columns.city'), profile.city],
        [
          t('list.columns.measures'),
          `${t('facts.cm', { value: profile.height })} / ${t('facts.kg', { value: profile.weight })}`,
        ],
        [t('list.columns.age'), t('facts.years', { value: profile.age })],
        [
          t('list.columns.modelingExperience'),
          modelingExperience && t(`list.choices.modelingExperience.${modelingExperience}`),
        ],
        [t('list.columns.clothingSize'), profile.clothingSize],
        [t('list.columns.about'), profile.about],
        [t('list.columns.comment'), profile.comment],
        [t('facts.decided'), decided_at && format.time(decided_at)],
        [t('facts.guardian'), guardian === 'none' ? null : t(`facts.guardians.${guardian}`)],
        [t('facts.publication'), t(`facts.publications.${publication}`)],
        [t('facts.source'), t(`facts.sources.${profile.source}`)],
        [
          t('facts.account'),
          user_id && (
            <Anchor inherit key="account" component={Link} to={userPaths.one(user_id)}>
              {t('facts.openAccount')}
            </Anchor>
          ),
        ],
        [t('facts.erased'), erased_on && format.dayOf(erased_on)],
        [t('list.columns.created_at'), format.time(profile.created_at)],
      ]}
    />
  );
}

function Others({ profile: { others } }: PartProps) {
  const t = useTranslations('applicationsPanel');
  const format = useFormats();
  if (others.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('others')}
      </Title>
      {others.map(({ id, number, status, created_at }) => (
        <Text key={id} size="sm">
          <Anchor inherit underline="always" component={Link} to={applicationPaths.one(id)}>
            {number}
          </Anchor>{' '}
          {t(`list.choices.status.${status}`)}, {format.dayOf(created_at)}
        </Text>
      ))}
    </section>
  );
}

/** Oldest first: read from top to bottom it is the application's story. */
function ApplicationHistory({ profile }: PartProps) {
  const t = useTranslations('applicationsPanel');
  const events = profile.history.map(({ event, details, by, is_own, at }, index) => ({
    id: `${index}`,
    at,
    title: t(`history.events.${event}`),
    text: details && wordsFor(event, details, t),
    by: by ? t('history.by', { by }) : is_own ? t('history.own') : null,
  }));
  return <History title={t('history.title')} events={events} />;
}

/** Photos are named by their kind. */
function wordsFor(
  event: string,
  details: string,
  t: ReturnType<typeof useTranslations<'applicationsPanel'>>,
): string {
  const isPhoto = event === 'snap_added' || event === 'snap_removed';
  return isPhoto ? t(`photos.kinds.${details as 'face_front'}`) : details;
}
