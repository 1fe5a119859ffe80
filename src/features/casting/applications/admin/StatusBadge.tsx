import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { StateBadge } from '#ui/panel/StateBadge.tsx';
import type { ListedApplication } from '../listing.ts';

const looks = { new: 'asks', approved: 'good', rejected: 'bad' } as const;

/** Its state, whether an adult is awaited, and whether the person is in the gallery. */
export function StatusBadge({ profile }: { profile: ListedApplication }) {
  const t = useTranslations('applicationsPanel');
  const { status, guardian, is_published } = profile;
  return (
    <Group gap={4}>
      <StateBadge look={looks[status]}>{t(`list.choices.status.${status}`)}</StateBadge>
      {guardian === 'asked' && <StateBadge look="underWay">{t('waits')}</StateBadge>}
      {is_published && <StateBadge look="underWay">{t('inGallery')}</StateBadge>}
    </Group>
  );
}
