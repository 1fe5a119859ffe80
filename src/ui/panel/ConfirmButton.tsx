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
  onConfirm(): Promise<void> | void;
}

/** A button that asks for confirmation first. */
export function ConfirmButton({ label, title, text, confirm, onConfirm }: ConfirmButtonProps) {
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
        isBusy={isBusy}
        onYes={act}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
