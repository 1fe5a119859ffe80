import { Button, FileButton, Group, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { maxPictureBytes, pictureTypes } from '#shared/sentPictures.ts';
import { dataUrl } from '#ui/panel/dataUrl.ts';
import styles from './Courses.module.css';
import { type CourseValues, kept } from './courseValues.ts';

interface CoverFieldProps {
  form: UseFormReturnType<CourseValues>;
  /** Address of the one that is kept. */
  cover: string | null;
}

/** The cover, shown as it will be; sent with the rest of the form. */
export function CoverField({ form, cover }: CoverFieldProps) {
  const t = useTranslations('courseForm.cover');
  const fields = useTranslations('fields');
  const shown = form.values.cover === kept ? cover : form.values.cover;
  const choose = async (file: File | null) => {
    if (!file) return;
    if (file.size > maxPictureBytes || !(pictureTypes as readonly string[]).includes(file.type))
      form.setFieldError('cover', fields('picture_5mb'));
    else {
      form.setFieldValue('cover', await dataUrl(file));
      form.clearFieldError('cover');
    }
  };
  return (
    <Input.Wrapper label={t('title')} labelElement="div" description={t('hint')} error={form.errors.cover}>
      {shown && <img className={styles.chosen} src={shown} alt={t('alt')} />}
      <Group gap="sm" mt="xs">
        <FileButton onChange={choose} accept={pictureTypes.join(',')}>
          {(props) => (
            <Button size="sm" variant="default" {...props}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        {shown && (
          <Button
            size="sm"
            variant="default"
            onClick={() => form.setFieldValue('cover', cover ? null : kept)}
          >
            {t('remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
