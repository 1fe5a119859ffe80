import { Button, Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { useFormats } from '#ui/panel/formats.ts';
import { type SitePicture, sitePicturesApi } from '../contract/panel.ts';
import { usePictureAction } from './usePictureAction.ts';

/** Pictures that were removed and can come back. */
export function GonePictures({ pictures }: { pictures: SitePicture[] }) {
  const t = useTranslations('sitePicturesPanel');
  const { dayOf } = useFormats();
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
        {pictures.map(({ id, place, alt, gone_at }) => (
          <li key={id}>
            <span>{alt.ru}</span>
            <Text size="sm" c="dimmed">
              {t(`places.${place}.title`)} · {t('gone.until', { date: dayOf(gone_at ?? '') })}
            </Text>
            <Group gap="xs">
              <Button
                size="sm"
                variant="default"
                loading={isBusy}
                onClick={() => run(sitePicturesApi.restore, { id }, words)}
                aria-label={t('gone.of', { name: alt.ru })}
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
