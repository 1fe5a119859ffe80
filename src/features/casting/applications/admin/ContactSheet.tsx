import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { NextIcon, PreviousIcon } from '#ui/panel/icons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import type { ListedApplication } from '../listing.ts';
import type { SnapKind } from '../rules/snaps.ts';
import styles from './Applications.module.css';
import { LargePhoto } from './LargePhoto.tsx';

interface ContactSheetProps {
  profile: Pick<ListedApplication, 'id' | 'snaps'>;
}

/**
 * All photos of an application at a glance; each opens large. An address works for a minute, so enlarging a photo
 * requests a new one.
 */
export function ContactSheet({ profile }: ContactSheetProps) {
  const t = useTranslations('applicationsPanel.photos');
  const failureText = useFailureText();
  const [large, setLarge] = useState<SnapKind | null>(null);
  const hasAny = profile.snaps > 0;
  const query = useCall(
    applicationsPanelApi.photos,
    { id: profile.id },
    { isEnabled: hasAny, isForgotten: true },
  );
  const enlarge = (kind: SnapKind) => void query.refetch().then(() => setLarge(kind));
  const snaps = query.data?.snaps ?? [];
  if (!hasAny) return <Text size="sm">{t('none')}</Text>;
  if (isClosed(query.error)) return <Text size="sm">{t('hidden')}</Text>;
  if (query.error) return <Alert color="bad">{t('failed', { reason: failureText(query.error) })}</Alert>;
  return (
    <>
      <ul className={styles.photos} aria-label={t('title')} aria-busy={query.isPending}>
        {query.isPending && <Waiting count={profile.snaps} />}
        {snaps.map(({ kind, photo }) => (
          <li key={kind}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('open', { kind: t(`kinds.${kind}`) })}
              onClick={() => enlarge(kind)}
            >
              <img src={`${photo}?width=360`} alt="" />
              <Text size="sm">{t(`kinds.${kind}`)}</Text>
            </button>
          </li>
        ))}
      </ul>
      <Viewer snaps={snaps} large={large} onShow={enlarge} onClose={() => setLarge(null)} />
    </>
  );
}

/** The consent was withdrawn, or an adult has not agreed yet. */
function isClosed(error: Error | null): boolean {
  return error instanceof CallError && error.status === 409;
}

function Waiting({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <li key={place}>
      <Skeleton className={styles.waiting} height="auto" />
    </li>
  ));
}

interface ViewerProps {
  snaps: readonly { kind: SnapKind; photo: string }[];
  large: SnapKind | null;
  onShow(kind: SnapKind): void;
  onClose(): void;
}

function Viewer({ snaps, large, onShow, onClose }: ViewerProps) {
  const t = useTranslations('applicationsPanel.photos');
  const position = snaps.findIndex(({ kind }) => kind === large);
  const photo = snaps[position];
  const step = (by: 1 | -1) => photo && onShow(snaps.at((position + by) % snaps.length)!.kind);
  useHotkeys([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
  ]);
  return (
    <PanelDialog title={large ? t(`kinds.${large}`) : ''} isOpen={large !== null} onClose={onClose} size="xl">
      {photo && <LargePhoto src={photo.photo} alt={t(`kinds.${photo.kind}`)} />}
      {snaps.length > 1 && (
        <Group justify="space-between" wrap="nowrap" mt="sm">
          <Button variant="default" aria-label={t('previous')} title={t('previous')} onClick={() => step(-1)}>
            <PreviousIcon />
          </Button>
          <Text size="sm" role="status">
            {t('place', { position: position + 1, total: snaps.length })}
          </Text>
          <Button variant="default" aria-label={t('next')} title={t('next')} onClick={() => step(1)}>
            <NextIcon />
          </Button>
        </Group>
      )}
    </PanelDialog>
  );
}
