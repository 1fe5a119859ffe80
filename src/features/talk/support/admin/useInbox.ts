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
        const isMore = before !== null && count > before;
        before = count;
        if (isMore) alert.current(count);
        client.setQueryData([inboxApi.summary.path, {}], summary);
        for (const { path } of [inboxApi.list, inboxApi.show])
          void client.invalidateQueries({ queryKey: [path] });
      },
    });
    return () => stop.abort();
  }, [isEnabled, client]);

  return useWaiting(isEnabled);
}

/** The same number, wherever else it is shown. */
export function useWaiting(isEnabled: boolean): number {
  const { data } = useCall(inboxApi.summary, {}, { isEnabled });
  return data ? data.waiting + data.own : 0;
}

/** Replaces the former one, and is noticed again where the browser can do that. */
function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: 'support', renotify: true };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Chrome on Android has the constructor and refuses it: there it is the sound and the badge.
  }
}
