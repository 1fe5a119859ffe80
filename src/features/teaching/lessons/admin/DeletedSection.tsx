import { useTranslations } from 'use-intl';
import { minute } from '#shared/dates.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { UndoLine } from '#ui/panel/UndoLine.tsx';
import { type EditedSection, sectionsApi } from '../contract/sections.ts';
import { useLessonCall } from './useLessonCall.ts';

interface DeletedSectionProps {
  section: EditedSection;
  onEnd(): void;
}

/** A section that was just deleted, as long as the page is open. */
export function DeletedSection({ section, onEnd }: DeletedSectionProps) {
  const t = useTranslations('lessonSections');
  const failureText = useFailureText();
  const { run, isBusy } = useLessonCall();
  const title = section.title.ru;
  const words = {
    done: t('restored', { title }),
    failed: (error: unknown) => t('restoreFailed', { reason: failureText(error) }),
    after: onEnd,
  };
  return (
    <UndoLine
      text={t('gone', { title })}
      undo={t('restore')}
      forMs={10 * minute}
      isBusy={isBusy}
      onUndo={() => void run(sectionsApi.restore, { id: section.id }, words)}
      onEnd={onEnd}
    />
  );
}
