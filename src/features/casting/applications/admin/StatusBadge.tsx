import { Badge, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ListedApplication } from '../listing.ts';

const colors = { new: 'carmine', approved: 'good', rejected: 'bad' } as const;

/** Its state, whether an adult is awaited, and whether the person is in the gallery. */
export function StatusBadge({ profile }: { profile: ListedApplication }) {
  const t = useTranslations('applicationsPanel');
  const { status, guardian, is_published } = profile;
  const look = { variant: 'light', tt: 'none', fw: 500, miw: 'max-content' } as const;
  return (
    <Group gap={4}>
      <Badge {...look} color={colors[status]}>
        {t(`list.choices.status.${status}`)}
      </Badge>
      {guardian === 'asked' && (
        <Badge {...look} color="graphite">
          {t('waits')}
        </Badge>
      )}
      {is_published && (
        <Badge {...look} color="graphite">
          {t('inGallery')}
        </Badge>
      )}
    </Group>
  );
}
