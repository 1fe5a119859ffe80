import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { reviewsPanelApi } from '../contract/panel.ts';

/** Calls whose answers show reviews. */
export const reviewCalls = [reviewsPanelApi.list.path, reviewsPanelApi.show.path];

/** Does something to reviews, says how it went, and shows them as they are now. */
export function useReviewAction() {
  const t = useTranslations('reviewsPanel');
  return useAction(reviewCalls, t('unknown'));
}
