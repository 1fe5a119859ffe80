import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { type EditedLesson, lessonsApi } from '../contract/lessons.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { useLessonCall } from './useLessonCall.ts';

export function DeleteLesson({ lesson }: { lesson: EditedLesson }) {
  const t = useTranslations('lessonsPanel');
  const { run, isBusy } = useLessonCall();
  const failureText = useDeletionFailure();
  const { id, title } = lesson;
  const words = { done: t('deleting.done'), failed: failureText };
  return (
    <DeleteButton
      title={title}
      question={{ title: t('deleting.title', { title }), text: t('deleting.text') }}
      isBusy={isBusy}
      onDelete={() => run(lessonsApi.delete, { id }, words)}
    />
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
