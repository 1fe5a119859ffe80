import { useId } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import styles from './OwnRefund.module.css';

/** The optional reason for asking the money back. */
export function WishField({
  field: { error, ...textarea },
}: {
  field: { error?: string | undefined; name: string };
}) {
  const t = useTranslations('refunds.form');
  const ui = useTranslations('ui');
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {t('wish')} <span className={controls.optional}>({ui('optional')})</span>
      </label>
      <textarea
        {...textarea}
        id={id}
        rows={3}
        className={`${controls.input} ${styles.long}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
      />
      {error ? (
        <p id={`${id}-error`} className={controls.error}>
          {error}
        </p>
      ) : (
        <p id={`${id}-hint`} className={controls.hint}>
          {t('wishHint')}
        </p>
      )}
    </div>
  );
}
