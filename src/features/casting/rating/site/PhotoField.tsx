import { useId } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import styles from './RatingForm.module.css';
import type { usePhoto } from './usePhoto.ts';

interface PhotoFieldProps {
  photo: ReturnType<typeof usePhoto>;
  /** After how many days the school erases it. */
  days: number;
  hint?: string;
}

export function PhotoField({ photo, days, hint }: PhotoFieldProps) {
  const t = useTranslations('rating.form');
  const ui = useTranslations('ui');
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {t('photo')} <span className={controls.optional}>({ui('optional')})</span>
      </label>
      <span className={styles.choose}>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            photo.choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <span aria-hidden="true">{t(photo.file ? 'photoReplace' : 'photoChoose')}</span>
      </span>
      <p id={`${id}-hint`} className={controls.hint}>
        {photo.file
          ? t('photoChosen', { name: photo.file.name })
          : `${t('photoHint', { days })} ${hint ?? ''}`}
      </p>
      {photo.file && (
        <button type="button" className={controls.link} onClick={photo.remove}>
          {t('photoRemove')}
        </button>
      )}
    </div>
  );
}
