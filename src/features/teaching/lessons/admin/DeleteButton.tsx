import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Question } from '#ui/panel/Question.tsx';

interface DeleteButtonProps {
  /** Names the lesson or section. */
  title: string;
  question: { title: string; text: string };
  isBusy: boolean;
  onDelete: () => Promise<unknown>;
}

/** Deletes after a question. */
export function DeleteButton({ title, question, isBusy, onDelete }: DeleteButtonProps) {
  const t = useTranslations('lessonsPanel');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        color="bad"
        aria-label={t('actionOn', { action: t('delete'), title })}
        onClick={() => setOpen(true)}
      >
        {t('delete')}
      </Button>
      <Question
        {...question}
        isOpen={isOpen}
        yes={t('delete')}
        no={t('cancel')}
        isBusy={isBusy}
        onYes={() => void onDelete().then(() => setOpen(false))}
        onNo={() => setOpen(false)}
      />
    </>
  );
}
