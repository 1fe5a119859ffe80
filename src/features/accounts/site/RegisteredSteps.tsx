import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './RegisteredSteps.module.css';
import { ResendLink } from './ResendLink.tsx';

/** The account exists, its address is to be confirmed: what to do next, in order. */
export function RegisteredSteps({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('accounts.registered');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t('title')} onClose={onClose} isAlert>
      <ol className={styles.steps}>
        <li>{t('check', { email })}</li>
        <li>{t('click')}</li>
        <li>{t('signIn')}</li>
      </ol>
      <p>{t('spam')}</p>
      <ResendLink email={email} />
      <button type="button" className={controls.button} onClick={onClose}>
        {ui('ok')}
      </button>
    </Dialog>
  );
}
