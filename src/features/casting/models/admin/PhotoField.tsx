import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { portrait } from '#shared/pictures.ts';
import { FramedPictureField } from '#ui/panel/FramedPictureField.tsx';
import type { PanelModel } from '../listing.ts';
import type { ModelValues } from './modelValues.ts';

interface PhotoFieldProps {
  form: UseFormReturnType<ModelValues>;
  /** The one that is kept. */
  photo: PanelModel['photo'];
}

/** The photo, with the part of it that the gallery shows. */
export function PhotoField({ form, photo }: PhotoFieldProps) {
  const t = useTranslations('modelsPanel.photo');
  const { photo: picture, framing } = form.values;
  return (
    <FramedPictureField
      label={t('title')}
      hint={t('hint')}
      shape={portrait}
      own={photo}
      value={{ picture, framing }}
      onChange={(value) => form.setValues({ photo: value.picture, framing: value.framing })}
      onProblem={(text) => (text ? form.setFieldError('photo', text) : form.clearFieldError('photo'))}
      error={form.errors.photo}
      remove={t('remove')}
    />
  );
}
