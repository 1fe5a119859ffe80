import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

interface UndoLineProps {
  /** Says what was done. */
  text: string;
  /** Label of the button that takes it back; null where there is nothing to take back. */
  undo: string | null;
  /** How long it can be taken back. */
  forMs: number;
  isBusy: boolean;
  onUndo(): void;
  /** It was read, or there is nothing to take back any more. */
  onEnd(): void;
  /** More that is to be read: the line then stays until it is closed. */
  children?: ReactNode;
}

/** Something that was just done, with the way to take it back while there is one. */
export function UndoLine({ text, undo, forMs, isBusy, onUndo, onEnd, children }: UndoLineProps) {
  const t = useTranslations('ui');
  const [isOver, setOver] = useState(false);
  const end = useEffectEvent(() => (children ? setOver(true) : onEnd()));
  useEffect(() => {
    const timer = setTimeout(() => end(), forMs);
    return () => clearTimeout(timer);
  }, [forMs]);
  return (
    <Paper withBorder px="sm" py={6}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {text}
        </Text>
        <Group gap={4} wrap="nowrap">
          {undo !== null && !isOver && (
            <Button size="sm" variant="default" loading={isBusy} onClick={onUndo}>
              {undo}
            </Button>
          )}
          {children && <CloseButton aria-label={t('close')} onClick={onEnd} />}
        </Group>
      </Group>
      {children}
    </Paper>
  );
}
