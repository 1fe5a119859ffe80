import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionButton } from './Actions.tsx';
import { Question } from './Question.tsx';

interface ConfirmButtonProps {
  label: string;
  title: string;
  /** Explains the consequences. */
  text: string;
  confirm: string;
  /** True for what takes something away for good, so that it is marked already; false for what takes nothing away. */
  isDangerous?: boolean;
  /** Why it can't be pressed now. */
  whyNot?: string | null | undefined;
  onConfirm(): Promise<void> | void;
}

/** A button that asks for confirmation first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, text, confirm, isDangerous, whyNot, onConfirm } = props;
  const t = useTranslations('panel.edit');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await Promise.resolve(onConfirm()).finally(() => {
      setBusy(false);
      setOpen(false);
    });
  };
  return (
    <>
      <ActionButton isDangerous={isDangerous ?? false} whyNot={whyNot} onClick={() => setOpen(true)}>
        {label}
      </ActionButton>
      <Question
        isOpen={isOpen}
        title={title}
        text={text}
        yes={confirm}
        no={t('cancel')}
        isDangerous={isDangerous}
        isBusy={isBusy}
        onYes={act}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
