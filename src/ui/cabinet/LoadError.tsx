import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import styles from './Cabinet.module.css';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Fills the whole page. */
  isPage?: boolean;
}

/** Loading failed: the reason, and a button to try again. */
export function LoadError({ error, onRetry, isPage = false }: LoadErrorProps) {
  const t = useTranslations('cabinet');
  const ui = useTranslations('ui');
  const failureText = useFailureText();
  const notice = (
    <Notice>
      <strong>{t('loadError')}</strong>
      <p>{failureText(error)}</p>
      <button type="button" className={controls.link} onClick={onRetry}>
        {ui('retry')}
      </button>
    </Notice>
  );
  if (!isPage) return notice;
  return (
    <main className={styles.message}>
      <h1>{t('title')}</h1>
      {notice}
    </main>
  );
}
