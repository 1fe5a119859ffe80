import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface ConfirmButtonProps extends ButtonProps {
  label: string;
  title: string;
  /** What will happen. */
  text: string;
  confirm: string;
  onConfirm(): Promise<void> | void;
}

/** A button that asks before it does. */
export function ConfirmButton({ label, title, text, confirm, onConfirm, ...button }: ConfirmButtonProps) {
  const t = useTranslations('panel.edit');
  const close = useTranslations('ui')('close');
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
      <Button variant="default" {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': close }}
        centered
      >
        <Text mb="lg">{text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setOpen(false)} data-autofocus>
            {t('cancel')}
          </Button>
          <Button color="bad" loading={isBusy} onClick={act}>
            {confirm}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
