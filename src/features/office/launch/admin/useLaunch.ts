import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { launchApi } from '../contract/launch.ts';

const paths = [launchApi.show.path, launchApi.standing.path];

/** Does something to the launch, says how it went, and looks at the school anew. */
export function useLaunchAction() {
  const t = useTranslations('launchPanel');
  const { run, isBusy } = useAction(paths, t('unknown'));
  return { run, isBusy, failed: (reason: string) => t('failed', { reason }) };
}

/** Looks at the school anew, because something else was done. */
export function useLookAnew(): () => void {
  const client = useQueryClient();
  return () => {
    for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
  };
}
