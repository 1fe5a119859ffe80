import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { modelsPanelApi } from '../contract/panel.ts';

/** Calls whose answers show models. */
export const modelCalls = [modelsPanelApi.list.path, modelsPanelApi.show.path];

/** Does something to models, says how it went, and shows them as they are now. */
export function useModelAction() {
  const t = useTranslations('modelsPanel');
  return useAction(modelCalls, t('unknown'));
}
