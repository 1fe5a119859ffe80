import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { Question } from '#ui/panel/Question.tsx';
import { type EditedLesson, lessonsApi } from '../contract/lessons.ts';
import { useLessonCall } from './useLessonCall.ts';

export function DeleteLesson({ lesson }: { lesson: EditedLesson }) {
  const t = useTranslations('lessonsPanel');
  const { run, isBusy } = useLessonCall();
  const failureText = useDeletionFailure();
  const [isOpen, setOpen] = useState(false);
  const { id, title } = lesson;
  const words = { done: t('deleting.done'), failed: failureText };
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
        isOpen={isOpen}
        title={t('deleting.title', { title })}
        text={t('deleting.text')}
        yes={t('delete')}
        no={t('cancel')}
        isBusy={isBusy}
        onYes={() => void run(lessonsApi.delete, { id }, words).then(() => setOpen(false))}
        onNo={() => setOpen(false)}
      />
    </>
  );
}

/** The specified texts, by status. */
function useDeletionFailure(): (error: unknown) => string {
  const t = useTranslations('lessonsPanel.deleting');
  return (error) => {
    if (!(error instanceof CallError) || error.status === 0) return t('offline');
    if (error.status === 404) return t('missing');
    if (error.status === 403) return t('forbidden');
    return t('other', { status: String(error.status), reason: error.body.detail ?? '' });
  };
}
