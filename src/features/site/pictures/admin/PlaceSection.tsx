import { Button, Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { languages } from '#shared/i18n.ts';
import { MovableList } from '#ui/panel/MovableList.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useMovedOrder } from '#ui/panel/useMovedOrder.ts';
import { type SitePicture, sitePicturesApi } from '../contract/panel.ts';
import { hasRoomFor, type Place } from '../rules.ts';
import styles from './Pictures.module.css';
import { PictureTile } from './PictureTile.tsx';
import { usePictureName } from './pictureName.ts';
import { usePictureAction } from './usePictureAction.ts';

interface PlaceSectionProps {
  place: Place;
  /** Those that stand there. */
  pictures: SitePicture[];
  /** Says what the page shows without one. */
  none: string;
}

/** A place of the page: its picture, or its pictures in their order. */
export function PlaceSection({ place, pictures, none }: PlaceSectionProps) {
  const t = useTranslations('sitePicturesPanel');
  const adding = useAddressDialog(`add-${place}`);
  const nameOf = usePictureName();
  const { run } = usePictureAction();
  const words = { done: () => t('dnd.done'), failed: (reason: string) => t('dnd.failed', { reason }) };
  const { shown, move } = useMovedOrder(pictures, (id, beside) =>
    run(sitePicturesApi.move, { id, ...beside }, words),
  );
  const title = t(`places.${place}.title`);
  const hasRoom =
    place === 'proof' ? languages.some((language) => hasRoomFor(language, pictures)) : pictures.length === 0;
  const isMovable = pictures.length > 1;
  return (
    <section aria-labelledby={`place-${place}`} className={styles.place}>
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4" id={`place-${place}`}>
          {title}
        </Title>
        {hasRoom && (
          <Button variant="default" onClick={adding.open} aria-label={t('add.of', { place: title })}>
            {t('add.button')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t(`places.${place}.hint`)}
      </Text>
      {pictures.length === 0 && <Text>{none}</Text>}
      <MovableList
        items={shown.map((picture) => ({ id: picture.id, title: nameOf(picture) }))}
        words={(said, values) => t(`dnd.${said}`, values)}
        isGrid
        isMovable={isMovable}
        onMove={move}
      >
        <ul className={styles.pictures}>
          {shown.map((picture) => (
            <PictureTile key={picture.id} picture={picture} isMovable={isMovable} />
          ))}
        </ul>
      </MovableList>
    </section>
  );
}
