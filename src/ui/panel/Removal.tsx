import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Moment } from '#shared/dates.ts';
import { useFormats } from './formats.ts';
import { Question } from './Question.tsx';

/** A card that was deleted from a list and can be brought back. */
export interface Removed {
  id: string;
  name: string;
  goneAt: Moment;
}

interface RemoveButtonProps {
  words: { button: string; title: string; text: string; yes: string; no: string };
  /** Names the button for those who cannot see what it stands beside. */
  label: string;
  isBusy: boolean;
  /** Resolves when it is done, or refused. */
  onRemove(): Promise<void>;
}

/** Asks first. */
export function RemoveButton({ words, label, isBusy, onRemove }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" px="xs" variant="subtle" color="bad" onClick={() => setOpen(true)} aria-label={label}>
        {words.button}
      </Button>
      <Question
        isOpen={isOpen}
        title={words.title}
        text={words.text}
        yes={words.yes}
        no={words.no}
        isBusy={isBusy}
        onYes={() => onRemove().finally(() => setOpen(false))}
        onNo={() => setOpen(false)}
      />
    </>
  );
}

interface UndoRemovalProps {
  goneAt: Moment;
  text(date: string): string;
  undo: string;
  isBusy: boolean;
  onUndo(): void;
}

/** Says what was deleted, until when it can be brought back, and does so. */
export function UndoRemoval({ goneAt, text, undo, isBusy, onUndo }: UndoRemovalProps) {
  const { dayOf } = useFormats();
  return (
    <Alert color="graphite" mb="md" role="status">
      <Group justify="space-between" gap="sm">
        {text(dayOf(goneAt))}
        <Button variant="default" size="sm" loading={isBusy} onClick={onUndo}>
          {undo}
        </Button>
      </Group>
    </Alert>
  );
}
