import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { type CourseLessons, lessonsApi } from '../contract/lessons.ts';
import { restorableMs } from '../rules/lessons.ts';
import styles from './Lessons.module.css';
import { useLessonCall } from './useLessonCall.ts';

/** Lessons that can still be restored, and until when. */
export function DeletedLessons({ deleted }: Pick<CourseLessons, 'deleted'>) {
  const t = useTranslations('lessonsPanel.deleting');
  const named = useTranslations('lessonsPanel');
  const format = useFormats();
  const failureText = useFailureText();
  const { run, isBusy } = useLessonCall();
  if (deleted.length === 0) return null;
  const restore = (id: string) =>
    run(
      lessonsApi.restore,
      { id },
      {
        done: t('restored'),
        failed: (error) => t('restoreFailed', { reason: failureText(error) }),
      },
    );
  return (
    <section aria-labelledby="deleted-lessons">
      <h2 id="deleted-lessons" className={styles.heading}>
        {t('listTitle')}
      </h2>
      <ul className={edit.rows}>
        {deleted.map(({ id, title, deleted_at }) => (
          <li key={id}>
            <Text className={styles.title}>{title}</Text>
            <small>
              {t('until', {
                date: format.dayOf(new Date(Date.parse(deleted_at) + restorableMs).toISOString()),
              })}
            </small>
            <Button
              variant="default"
              loading={isBusy}
              aria-label={named('actionOn', { action: t('restore'), title })}
              onClick={() => void restore(id)}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
