import { Button, FileButton, Group, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { maxPictureBytes, pictureTypes } from '#shared/sentPictures.ts';
import { dataUrl } from '#ui/panel/dataUrl.ts';
import type { PanelModel } from '../listing.ts';
import { noFraming, portraitAround, usualFocus } from '../rules/framing.ts';
import { Framer } from './Framer.tsx';
import { kept, type ModelValues } from './modelValues.ts';

interface PhotoFieldProps {
  form: UseFormReturnType<ModelValues>;
  /** The one that is kept. */
  photo: PanelModel['photo'];
}

/** A photo as a file, with the part of it that the gallery shows; sent with the rest of the form. */
export function PhotoField({ form, photo }: PhotoFieldProps) {
  const t = useTranslations('modelsPanel.photo');
  const { shown, choose, remove } = usePhoto(form, photo);
  return (
    <Input.Wrapper label={t('title')} labelElement="div" description={t('hint')} error={form.errors.photo}>
      {shown && (
        <Framer
          {...shown}
          framing={form.values.framing}
          onChange={(framing) => form.setFieldValue('framing', framing)}
        />
      )}
      <Group gap="sm" mt="xs">
        <FileButton onChange={choose} accept={pictureTypes.join(',')}>
          {(props) => (
            <Button size="sm" variant="default" {...props}>
              {t(shown ? 'another' : 'choose')}
            </Button>
          )}
        </FileButton>
        {shown && (
          <Button size="sm" variant="default" onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

function usePhoto(form: PhotoFieldProps['form'], photo: PhotoFieldProps['photo']) {
  const fields = useTranslations('fields');
  const [chosen, setChosen] = useState<{ src: string; size: Size } | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    const src = await dataUrl(file);
    const size = isAllowed(file) ? await pixelsOf(src) : null;
    if (!size) return form.setFieldError('photo', fields('picture_5mb'));
    form.setValues({ photo: src, framing: { crop: portraitAround(size, usualFocus), focus: usualFocus } });
    form.clearFieldError('photo');
    setChosen({ src, size });
  };
  const remove = () => form.setValues({ photo: '', framing: noFraming });
  const own = photo && { src: photo.url, size: { width: photo.width, height: photo.height } };
  const current = form.values.photo === kept ? own : chosen;
  return { shown: form.values.photo === '' ? null : current, choose, remove };
}

interface Size {
  width: number;
  height: number;
}

function isAllowed({ size, type }: File): boolean {
  return size <= maxPictureBytes && (pictureTypes as readonly string[]).includes(type);
}

/** Upright; null where the browser cannot show it. */
async function pixelsOf(src: string): Promise<Size | null> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  }
}
