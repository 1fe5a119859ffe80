import { useTranslations } from 'use-intl';
import { passwordStrength, strengthPoints } from '../rules/passwords.ts';
import styles from './PasswordStrength.module.css';

/** Seven marks and a word, from the first character on. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useTranslations('password.strength');
  const { points, strength } = passwordStrength(password);
  return (
    <div className={styles.strength} data-strength={strength} hidden={password === ''}>
      <div className={styles.marks} aria-hidden="true">
        {Array.from({ length: strengthPoints }, (_, index) => (
          <span key={index} data-reached={index < points || undefined} />
        ))}
      </div>
      <p role="status" className={styles.word}>
        {password !== '' && t('is', { strength: t(strength) })}
      </p>
    </div>
  );
}
