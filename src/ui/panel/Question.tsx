import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './panel.module.css';
import { useEscape } from './useEscape.ts';

interface QuestionProps {
  isOpen: boolean;
  title: string;
  /** Explains the consequences. */
  text: string;
  /** Label of the confirming button; `no` is the other one. */
  yes: string;
  no: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onYes(): void;
  onNo(): void;
}

/** Asks before an irreversible action. The cautious answer has the focus. */
export function Question(props: QuestionProps) {
  const { isOpen, title, text, yes, no, isDangerous = true, isBusy = false, onYes, onNo } = props;
  const t = useTranslations('ui');
  useEscape(isOpen, onNo);
  return (
    <Modal.Root opened={isOpen} closeOnEscape={false} onClose={onNo} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* A header of the dialog, not of the page. */}
        <Modal.Header role="none">
          <Modal.Title className={styles.drawerTitle}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>
          <Text mb="lg">{text}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onNo} data-autofocus>
              {no}
            </Button>
            <Button color={isDangerous ? 'bad' : 'carmine'} loading={isBusy} onClick={onYes}>
              {yes}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
