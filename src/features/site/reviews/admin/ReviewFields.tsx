import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { translations } from '#shared/i18n.ts';
import edit from '#ui/panel/edit.module.css';
import { useCall } from '#ui/panel/query.ts';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import type { PanelReview } from '../listing.ts';
import { stars } from '../rules.ts';
import { ReviewPicture } from './ReviewPicture.tsx';
import styles from './Reviews.module.css';
import type { ReviewValues } from './reviewValues.ts';
import { VideoFields } from './VideoFields.tsx';

type TextField = 'name' | 'role' | 'text' | 'result' | 'reply';
interface ReviewFieldsProps {
  form: UseFormReturnType<ReviewValues>;
  isVideo: boolean;
  /** Its video is a file of the school. */
  hasFilm?: boolean;
  /** The picture that is kept. */
  own?: PanelReview['picture'];
}

export function ReviewFields({ form, isVideo, hasFilm = false, own = null }: ReviewFieldsProps) {
  const t = useTranslations('reviewsPanel.fields');
  return (
    <>
      {isVideo && <VideoFields form={form} hasFilm={hasFilm} />}
      <TextInput label={t('name')} required data-autofocus {...form.getInputProps('name.ru')} />
      <Textarea
        label={isVideo ? t('film') : t('text')}
        required
        autosize
        minRows={isVideo ? 1 : 3}
        {...form.getInputProps('text.ru')}
      />
      <div className={edit.pair}>
        <Select
          label={t('rating')}
          data={stars.map((rating) => ({ value: String(rating), label: t('stars', { rating }) }))}
          allowDeselect={false}
          {...form.getInputProps('rating')}
        />
        <NumberInput label={t('age')} min={8} max={99} allowDecimal={false} {...form.getInputProps('age')} />
      </div>
      <div className={edit.pair}>
        <TextInput label={t('role')} {...form.getInputProps('role.ru')} />
        <TextInput label={t('result')} {...form.getInputProps('result.ru')} />
      </div>
      <ReviewPicture form={form} isVideo={isVideo} own={own} />
      <Bought form={form} />
      <TextInput
        label={t('email')}
        description={t('emailHint')}
        type="email"
        {...form.getInputProps('email')}
      />
      <Textarea label={t('reply')} autosize minRows={2} {...form.getInputProps('reply.ru')} />
      <Translations form={form} />
    </>
  );
}

type FormProps = Pick<ReviewFieldsProps, 'form'>;

function Bought({ form }: FormProps) {
  const t = useTranslations('reviewsPanel.fields');
  const { data } = useCall(coursesPanelApi.list, {});
  const courses = (data?.courses ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className={edit.pair}>
      <Select
        label={t('course')}
        placeholder={t('noCourse')}
        clearable
        data={courses}
        {...form.getInputProps('courseId')}
        value={form.values.courseId || null}
        onChange={(id) => form.setFieldValue('courseId', id ?? '')}
      />
      <TextInput label={t('month')} type="month" {...form.getInputProps('month')} />
    </div>
  );
}

const translated: readonly TextField[] = ['name', 'text', 'role', 'result', 'reply'];

/** A missing translation falls back to Russian. */
function Translations({ form }: FormProps) {
  const t = useTranslations('reviewsPanel.fields');
  const labelIn = useLabelIn();
  return (
    <details className={styles.translations}>
      <summary>{t('translations')}</summary>
      {translated.map((field) => (
        <div key={field} className={edit.pair}>
          {translations.map((language) => (
            <Textarea
              key={language}
              label={labelIn(t(field), language)}
              lang={language}
              dir="auto"
              autosize
              {...form.getInputProps(`${field}.${language}`)}
            />
          ))}
        </div>
      ))}
    </details>
  );
}
