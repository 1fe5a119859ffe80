/** How many conversations wait, live: for the menu's badge, the sound and the browser's notification. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { followEvents } from '#ui/liveEvents.ts';
import { useCall } from '#ui/panel/query.ts';
import { type InboxSummary, inboxApi } from '../contract/inbox.ts';
import { isSoundOn, playSound } from './sound.ts';

/** Number for the badge; one call of this in the panel's frame keeps every screen of the inbox fresh. */
export function useInbox(isEnabled: boolean): number {
  const t = useTranslations('supportInbox');
  const client = useQueryClient();
  const { data } = useCall(inboxApi.summary, {}, { isEnabled });
  const alert = useRef((_count: number) => {});
  alert.current = (count) => {
    if (isSoundOn()) playSound();
    if (document.hidden) notify(t('alerts.title'), t('waiting', { count }));
  };

  useEffect(() => {
    if (!isEnabled) return;
    const stop = new AbortController();
    let before: number | null = null;
    void followEvents<InboxSummary>({
      url: () => '/api/admin/support/stream',
      signal: stop.signal,
      onEvent(summary) {
        const count = summary.waiting + summary.own;
        if (before !== null && count > before) alert.current(count);
        before = count;
        client.setQueryData([inboxApi.summary.path, {}], summary);
        for (const { path } of [inboxApi.list, inboxApi.show])
          void client.invalidateQueries({ queryKey: [path] });
      },
    });
    return () => stop.abort();
  }, [isEnabled, client]);

  return data ? data.waiting + data.own : 0;
}

function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const notification = new Notification(title, { body, tag: 'support' });
  notification.onclick = () => window.focus();
}
