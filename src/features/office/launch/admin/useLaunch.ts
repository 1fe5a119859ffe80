import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { second } from '#shared/dates.ts';
import { call } from '#ui/api.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { type Launch, launchApi } from '../contract/launch.ts';

const paths = [launchApi.show.path, launchApi.standing.path];

/** The steps as they stand each time that they are shown; asked again while a trial mail is on its way. */
export function useLaunch() {
  return useQuery<Launch, Error>({
    queryKey: [launchApi.show.path],
    queryFn: ({ signal }) => call(launchApi.show, {}, { signal }),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.mail?.sent_at === null ? second : false),
  });
}

/** Acts on the launch, says how it went, and checks the school again. */
export function useLaunchAction() {
  const t = useTranslations('launchPanel');
  const { run, isBusy } = useAction(paths, t('unknown'));
  return { run, isBusy, failed: (reason: string) => t('failed', { reason }) };
}

/** Checks the school again after some other change. */
export function useLookAnew(): () => void {
  const client = useQueryClient();
  return () => {
    for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
  };
}
