import { useTranslations } from 'use-intl';
import { type ShownLength, toldLength } from '../rules/length.ts';

/** `5 уроков`, `40 минут видео`, `8 часов с практикой`: as much of it as there is to say. */
export function useCourseLength(): (course: ShownLength) => string[] {
  const t = useTranslations('courses');
  return (course) => {
    const { lessons, minutes, hoursWithPractice } = toldLength(course);
    const told = [
      lessons !== undefined && t('lessons', { count: lessons }),
      minutes !== undefined && videoText(minutes),
      hoursWithPractice !== undefined && t('practice', { count: hoursWithPractice }),
    ];
    return told.filter((each) => each !== false);
  };

  function videoText(total: number): string {
    const [hours, minutes] = [Math.floor(total / 60), total % 60];
    if (hours === 0) return t('minutes', { count: minutes });
    return minutes === 0 ? t('hours', { count: hours }) : t('hoursAndMinutes', { hours, minutes });
  }
}
