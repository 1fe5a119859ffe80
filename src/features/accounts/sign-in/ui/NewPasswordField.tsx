import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { generatePassword } from '../rules/passwords.ts';
import styles from './PasswordField.module.css';
import { PasswordField } from './PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

interface NewPasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Characters typed so far. */
  password: string;
  error?: string | undefined;
  onGenerate: (password: string) => void;
}

/** Field for a new password: shows its strength, and can generate one, which is then visible. */
export function NewPasswordField({ password, onGenerate, ...field }: NewPasswordFieldProps) {
  const t = useTranslations('password');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.newPassword}>
      <PasswordField hint={t('hint')} autoComplete="new-password" shown={{ isShown, setShown }} {...field}>
        <button
          type="button"
          className={controls.link}
          onClick={() => {
            onGenerate(generatePassword());
            setShown(true);
          }}
        >
          <small>{t('generate')}</small>
        </button>
      </PasswordField>
      <PasswordStrength password={password} />
    </div>
  );
}
