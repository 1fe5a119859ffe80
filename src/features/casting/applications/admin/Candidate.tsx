import { Anchor, Button, Group, Kbd, Paper, Text, Title } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { LongText } from '#ui/panel/LongText.tsx';
import { useMay } from '#ui/panel/role.ts';
import type { ListedApplication } from '../listing.ts';
import { applicationPaths } from '../paths.ts';
import { canMove } from '../rules/states.ts';
import styles from './CastingQueue.module.css';
import { ContactSheet } from './ContactSheet.tsx';
import type { AskedDecision } from './DecisionDialog.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface CandidateProps {
  profile: ListedApplication;
  onDecide(asked: AskedDecision): void;
}

/** One application as a card: the photos as a contact sheet, the facts beside it, and the decision below. */
export function Candidate({ profile, onDecide }: CandidateProps) {
  const t = useTranslations('applicationsPanel');
  const { search } = useLocation();
  const { id, fullName, number } = profile;
  return (
    <Paper withBorder component="article" className={styles.candidate} aria-label={fullName}>
      <div className={styles.sheet}>
        <ContactSheet key={id} profile={profile} />
      </div>
      <div className={styles.about}>
        <Group justify="space-between" gap="xs" mb={4}>
          <Title order={2} size="h3" className={styles.name}>
            <Link to={applicationPaths.one(id) + search} preventScrollReset>
              {fullName}
            </Link>
          </Title>
          <Text size="sm" c="dimmed">
            {number}
          </Text>
        </Group>
        <StatusBadge profile={profile} />
        <CandidateFacts profile={profile} />
        <Group gap="xs" className={styles.decide}>
          <Decide profile={profile} onDecide={onDecide} />
          <Button
            variant="default"
            component={Link}
            to={applicationPaths.one(id) + search}
            preventScrollReset
          >
            {t('queue.record')} <Key>Enter</Key>
          </Button>
        </Group>
      </div>
    </Paper>
  );
}

function Decide({ profile, onDecide }: CandidateProps) {
  const t = useTranslations('applicationsPanel');
  const mayManage = useMay('applications.manage');
  if (!mayManage) return null;
  const ask = (status: AskedDecision['status']) => () => onDecide({ status, profiles: [profile] });
  return (
    <>
      {canMove(profile, 'approved') && (
        <Button onClick={ask('approved')}>
          {t('approve.button')} <Key>A</Key>
        </Button>
      )}
      {canMove(profile, 'rejected') && (
        <Button variant="default" c="bad" onClick={ask('rejected')}>
          {t('reject.button')} <Key>R</Key>
        </Button>
      )}
      {canMove(profile, 'new') && (
        <Button variant="default" onClick={ask('new')}>
          {t('reopen.button')}
        </Button>
      )}
    </>
  );
}

/** Where there is a keyboard, the key of a button; screen readers have them from the line of hints. */
function Key({ children }: { children: string }) {
  return (
    <Kbd size="xs" className={styles.key} aria-hidden>
      {children}
    </Kbd>
  );
}

function CandidateFacts({ profile }: { profile: ListedApplication }) {
  const t = useTranslations('applicationsPanel');
  const format = useFormats();
  const { phone, email, modelingExperience, guardian, publication } = profile;
  return (
    <Facts
      facts={[
        [t('list.columns.age'), t('facts.years', { value: profile.age })],
        [
          t('list.columns.measures'),
          `${t('facts.cm', { value: profile.height })} / ${t('facts.kg', { value: profile.weight })}`,
        ],
        [t('list.columns.clothingSize'), profile.clothingSize],
        [t('list.columns.city'), profile.city],
        [
          t('list.columns.modelingExperience'),
          modelingExperience && t(`list.choices.modelingExperience.${modelingExperience}`),
        ],
        [t('list.columns.about'), profile.about],
        [
          t('list.columns.email'),
          <Anchor inherit key="email" href={`mailto:${email}`}>
            <LongText text={readableEmail(email)} />
          </Anchor>,
        ],
        [
          t('list.columns.phone'),
          <Anchor inherit key="phone" href={`tel:${phone}`}>
            {phone}
          </Anchor>,
        ],
        [t('facts.guardian'), guardian === 'none' ? null : t(`facts.guardians.${guardian}`)],
        [
          t('facts.publication'),
          profile.status === 'approved' ? t(`facts.publications.${publication}`) : null,
        ],
        [t('list.columns.comment'), profile.comment],
        [t('list.columns.created_at'), format.time(profile.created_at)],
      ]}
    />
  );
}
