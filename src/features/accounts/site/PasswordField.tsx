import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { TextField } from '#ui/Fields.tsx';

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** The one schema rule a password has is its length, so "too small" can be said in plainer words. */
export function PasswordField({ error, ...props }: PasswordFieldProps) {
  const t = useTranslations('accounts');
  const [isShown, setShown] = useState(false);
  return (
    <div className={controls.field}>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        error={error === 'too_small' ? 'password_short' : error}
      />
      <button type="button" className={controls.link} onClick={() => setShown(!isShown)}>
        <small>{isShown ? t('hidePassword') : t('showPassword')}</small>
      </button>
    </div>
  );
}
