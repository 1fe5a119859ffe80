import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { languages } from '#shared/i18n.ts';
import { face } from '#shared/pictures.ts';
import edit from '#ui/panel/edit.module.css';
import { FramedPictureField } from '#ui/panel/FramedPictureField.tsx';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import type { PanelReview } from '../listing.ts';
import type { ReviewValues } from './reviewValues.ts';

interface ReviewPictureProps {
  form: UseFormReturnType<ReviewValues>;
  isVideo: boolean;
  own: PanelReview['picture'];
}

/** The author’s picture, or the poster of the video; a review may do without. */
export function ReviewPicture({ form, isVideo, own }: ReviewPictureProps) {
  const t = useTranslations('reviewsPanel.fields');
  const labelIn = useLabelIn();
  const { picture, framing } = form.values;
  return (
    <>
      <FramedPictureField
        label={t(isVideo ? 'poster' : 'picture')}
        hint={t('pictureHint')}
        shape={face}
        own={own?.photo ?? null}
        value={{ picture, framing }}
        onChange={(value) => form.setValues({ picture: value.picture, framing: value.framing })}
        onProblem={(text) => (text ? form.setFieldError('picture', text) : form.clearFieldError('picture'))}
        error={form.errors.picture}
        remove={t('removePicture')}
      />
      {picture && (
        <div className={edit.trio}>
          {languages.map((language) => (
            <TextInput
              key={language}
              label={labelIn(t('pictureAlt'), language)}
              maxLength={200}
              dir="auto"
              lang={language}
              {...form.getInputProps(`pictureAlt.${language}`)}
            />
          ))}
        </div>
      )}
    </>
  );
}
