import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMovable } from '#ui/panel/dragging.ts';
import { FramedPicture } from '#ui/panel/FramedPicture.tsx';
import { MoveIcon } from '#ui/panel/icons.tsx';
import { Question } from '#ui/panel/Question.tsx';
import tiles from '#ui/panel/tiles.module.css';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { type SitePicture, sitePicturesApi } from '../contract/panel.ts';
import styles from './Pictures.module.css';
import { usePictureName } from './pictureName.ts';
import { usePictureAction } from './usePictureAction.ts';

interface PictureTileProps {
  picture: SitePicture;
  isMovable: boolean;
}

/** One picture as the page shows it, and what can be done. */
export function PictureTile({ picture, isMovable }: PictureTileProps) {
  const t = useTranslations('sitePicturesPanel');
  const { id, alt, caption, language, photo, framing, has_film } = picture;
  const pages = useTranslations('languages');
  const name = usePictureName()(picture);
  const { item, grip } = useMovable(id, isMovable);
  const edit = useAddressDialog(`edit-${id}`);
  return (
    <li {...item} className={tiles.tile}>
      <div className={styles.picture}>
        <FramedPicture src={photo && `${photo.url}?width=720`} framing={framing} alt={alt.ru} />
        {isMovable && (
          <button {...grip} className={tiles.handle} aria-label={t('dnd.move', { name })}>
            <MoveIcon />
          </button>
        )}
      </div>
      <div className={tiles.body}>
        <span className={tiles.name}>{caption.ru || alt.ru}</span>
        {language && (
          <Badge color="graphite" variant="outline" tt="none">
            {pages(language)}
          </Badge>
        )}
        {has_film && (
          <Badge color="graphite" variant="outline" tt="none">
            {t('hasFilm')}
          </Badge>
        )}
        <Group gap="xs" className={styles.actions}>
          <Button size="sm" variant="default" onClick={edit.open} aria-label={t('edit.of', { name })}>
            {t('edit.button')}
          </Button>
          <Remove picture={picture} />
        </Group>
      </div>
    </li>
  );
}

/** Asks first. */
function Remove({ picture }: Pick<PictureTileProps, 'picture'>) {
  const t = useTranslations('sitePicturesPanel');
  const name = usePictureName()(picture);
  const { run, isBusy } = usePictureAction();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    const words = {
      done: () => t('remove.done'),
      failed: (reason: string) => t('remove.failed', { reason }),
    };
    await run(sitePicturesApi.remove, { id: picture.id }, words);
    setOpen(false);
  };
  return (
    <>
      <Button
        size="sm"
        px="xs"
        variant="subtle"
        color="bad"
        onClick={() => setOpen(true)}
        aria-label={t('remove.of', { name })}
      >
        {t('remove.button')}
      </Button>
      <Question
        isOpen={isOpen}
        title={t('remove.title')}
        text={t('remove.text')}
        yes={t('remove.yes')}
        no={t('cancel')}
        isBusy={isBusy}
        onYes={remove}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
