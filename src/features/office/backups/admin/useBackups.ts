import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '#ui/panel/query.ts';
import { backupsApi } from '../contract.ts';

const lookAgainMs = 2_000;

/** The list, reloaded while a backup is under way. */
export function useBackups() {
  const client = useQueryClient();
  const query = useCall(backupsApi.list, {});
  const isRunning = query.data?.runs.some(({ state }) => state === 'running') ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: [backupsApi.list.path] }),
      lookAgainMs,
    );
    return () => clearInterval(timer);
  }, [client, isRunning]);
  return query;
}
