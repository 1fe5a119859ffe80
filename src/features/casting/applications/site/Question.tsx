import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './ApplicationPage.module.css';

interface QuestionProps {
  title: string;
  text: string;
  /** Words of the button. */
  yes: string;
  isBusy: boolean;
  onYes(): void;
  onNo(): void;
}

/** Asks before something that cannot be brought back. */
export function Question({ title, text, yes, isBusy, onYes, onNo }: QuestionProps) {
  const t = useTranslations('applicationStatus');
  return (
    <Dialog title={title} onClose={onNo} isAlert>
      <p>{text}</p>
      <div className={styles.buttons}>
        <button type="button" className={controls.button} disabled={isBusy} onClick={onYes}>
          {isBusy ? t('busy') : yes}
        </button>
        <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onNo}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
