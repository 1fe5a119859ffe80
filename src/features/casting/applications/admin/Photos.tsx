import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#ui/panel/failure.ts';
import { NextIcon, PreviousIcon } from '#ui/panel/icons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { type ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import type { SnapKind } from '../rules/snaps.ts';
import styles from './Applications.module.css';
import { LargePhoto } from './LargePhoto.tsx';

interface PhotosProps {
  profile: ApplicationDetails;
}

/** Shown when asked for: each address works for a minute, and is asked for again when a photo is enlarged. */
export function Photos({ profile }: PhotosProps) {
  const t = useTranslations('applicationsPanel.photos');
  const failureText = useFailureText();
  const [isShown, setShown] = useState(false);
  const [large, setLarge] = useState<SnapKind | null>(null);
  const query = useCall(applicationsPanelApi.photos, { id: profile.id }, { isEnabled: isShown });
  const enlarge = (kind: SnapKind) => void query.refetch().then(() => setLarge(kind));
  const snaps = query.data?.snaps ?? [];
  const position = snaps.findIndex(({ kind }) => kind === large);
  const photo = snaps[position];
  const step = (by: 1 | -1) => photo && enlarge(snaps.at((position + by) % snaps.length)!.kind);
  useHotkeys([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
  ]);
  return (
    <section>
      <Title order={3} size="h5" mb="sm">
        {t('title')}
      </Title>
      {!profile.photos_allowed && <Text size="sm">{t('hidden')}</Text>}
      {profile.photos_allowed && profile.snaps === 0 && <Text size="sm">{t('none')}</Text>}
      {profile.photos_allowed && profile.snaps > 0 && !query.data && (
        <Button variant="default" loading={isShown && query.isFetching} onClick={() => setShown(true)}>
          {t('show', { count: profile.snaps })}
        </Button>
      )}
      {query.error && <Alert color="bad">{t('failed', { reason: failureText(query.error) })}</Alert>}
      <ul className={styles.photos}>
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
      <PanelDialog
        title={large ? t(`kinds.${large}`) : ''}
        isOpen={large !== null}
        onClose={() => setLarge(null)}
        size="xl"
      >
        {photo && <LargePhoto src={photo.photo} alt={t(`kinds.${photo.kind}`)} />}
        {snaps.length > 1 && (
          <Group justify="space-between" wrap="nowrap" mt="sm">
            <Button
              variant="default"
              aria-label={t('previous')}
              title={t('previous')}
              onClick={() => step(-1)}
            >
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
    </section>
  );
}
