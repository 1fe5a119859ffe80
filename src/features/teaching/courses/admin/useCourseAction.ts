import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { coursesPanelApi } from '../contract/panel.ts';

/** Does something to courses, says how it went, and shows them as they are now. */
export function useCourseAction() {
  const t = useTranslations('coursesPanel');
  return useAction([coursesPanelApi.list.path], t('unknown'));
}

/** Tells whatever listens in this browser that prices or courses are not what they were. */
export function sayCoursesUpdated(): void {
  window.dispatchEvent(new CustomEvent('coursesUpdated'));
}
