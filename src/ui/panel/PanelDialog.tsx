import { Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './panel.module.css';
import { useEscape } from './useEscape.ts';

interface PanelDialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  size?: 'md' | 'lg' | 'xl';
  children: ReactNode;
}

/** A form or a question over the panel. Escape and the cross close it; focus returns to where it was. */
export function PanelDialog({ title, isOpen, onClose, size = 'md', children }: PanelDialogProps) {
  const t = useTranslations('ui');
  useEscape(isOpen, onClose);
  // While it fades out it keeps its last title: its subject may already be gone from the address.
  const last = useRef(title);
  if (isOpen) last.current = title;
  return (
    <Modal.Root opened={isOpen} closeOnEscape={false} onClose={onClose} size={size} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* A header of the dialog, not of the page. */}
        <Modal.Header role="none">
          <Modal.Title className={styles.drawerTitle}>{last.current}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
