import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './panel.module.css';

interface PanelDialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A form or a question over the panel. Escape and the cross close it; the focus goes back to where it was. */
export function PanelDialog({ title, isOpen, onClose, size = 'md', children }: PanelDialogProps) {
  const t = useTranslations('ui');
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={size} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* A header of the dialog, not of the page. */}
        <Modal.Header role="none">
          <Modal.Title className={styles.drawerTitle}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
