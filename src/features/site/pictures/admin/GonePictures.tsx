import { Button, Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { useFormats } from '#ui/panel/formats.ts';
import { type SitePicture, sitePicturesApi } from '../contract/panel.ts';
import { usePictureName } from './pictureName.ts';
import { usePictureAction } from './usePictureAction.ts';

/** Pictures that were removed and can come back. */
export function GonePictures({ pictures }: { pictures: SitePicture[] }) {
  const t = useTranslations('sitePicturesPanel');
  const { dayOf } = useFormats();
  const nameOf = usePictureName();
  const { run, isBusy } = usePictureAction();
  if (pictures.length === 0) return null;
  const words = {
    done: () => t('gone.done'),
    failed: (reason: string) => t('gone.failed', { reason }),
  };
  return (
    <section aria-labelledby="gone-pictures">
      <Title order={2} size="h4" id="gone-pictures" mb="sm">
        {t('gone.title')}
      </Title>
      <ul className={edit.rows}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <span>{nameOf(picture)}</span>
            <Text size="sm" c="dimmed">
              {t(`places.${picture.place}.title`)} · {t('gone.until', { date: dayOf(picture.gone_at ?? '') })}
            </Text>
            <Group gap="xs">
              <Button
                size="sm"
                variant="default"
                loading={isBusy}
                onClick={() => run(sitePicturesApi.restore, { id: picture.id }, words)}
                aria-label={t('gone.of', { name: nameOf(picture) })}
              >
                {t('gone.restore')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
