import { useTranslations } from 'use-intl';
import { Question } from '#ui/panel/Question.tsx';
import type { PanelCourse } from '../contract/panel.ts';

interface AskLastProps {
  isOpen: boolean;
  title: string;
  isBusy?: boolean;
  onYes(): void;
  onNo(): void;
}

/** Asks before the only course that can be bought leaves the site. */
export function AskLast({ title, ...question }: AskLastProps) {
  const t = useTranslations('coursesPanel');
  return (
    <Question
      title={t('askLast.title')}
      text={t('askLast.text', { title })}
      yes={t('askLast.yes')}
      no={t('cancel')}
      {...question}
    />
  );
}

/** Whether the course is on sale and no other one is. */
export function isLastOnSale(course: PanelCourse, courses: readonly PanelCourse[]): boolean {
  return course.offer !== null && courses.every(({ id, offer }) => id === course.id || offer === null);
}
