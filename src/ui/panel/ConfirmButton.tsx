import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Question } from './Question.tsx';

interface ConfirmButtonProps {
  label: string;
  title: string;
  /** Explains the consequences. */
  text: string;
  confirm: string;
  /** False for what takes nothing away. */
  isDangerous?: boolean;
  onConfirm(): Promise<void> | void;
}

/** A button that asks for confirmation first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, text, confirm, isDangerous, onConfirm } = props;
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
      <Button variant="default" onClick={() => setOpen(true)}>
        {label}
      </Button>
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
