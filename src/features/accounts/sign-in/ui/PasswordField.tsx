import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { TextField } from '#ui/Fields.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Whether the characters can be read, where the parent decides. */
  shown?: { isShown: boolean; setShown: (isShown: boolean) => void };
  /** Further buttons beside the one that shows the characters. */
  children?: ReactNode;
}

export function PasswordField({ shown, children, ...props }: PasswordFieldProps) {
  const t = useTranslations('password');
  const own = useState(false);
  const { isShown, setShown } = shown ?? { isShown: own[0], setShown: own[1] };
  return (
    <div className={controls.field}>
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <div className={styles.ways}>
        <button type="button" className={controls.link} onClick={() => setShown(!isShown)}>
          <small>{isShown ? t('hide') : t('show')}</small>
        </button>
        {children}
      </div>
    </div>
  );
}
