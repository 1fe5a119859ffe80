import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { readToken } from '#ui/session.ts';
import { useToast } from '#ui/Toast.tsx';
import { openWaitingTab } from '#ui/waitingTab.ts';

/** Opens the description of the calls in a tab of its own. A link could not say who the reader is. */
export function ApiDocs({ children }: { children: ReactNode }) {
  const t = useTranslations('systemPanel');
  const toast = useToast();
  const failureText = useFailureText();
  const open = async () => {
    const tab = openWaitingTab('…');
    try {
      const response = await fetch('/api/docs', {
        headers: { accept: 'text/html', authorization: `Bearer ${readToken()}` },
      }).catch(() => null);
      if (!response?.ok) throw new CallError(response?.status ?? 0, {});
      // A page of a blob has no address that others could be relative to.
      const html = (await response.text()).replaceAll('href="/api/', `href="${window.location.origin}/api/`);
      tab.lead(URL.createObjectURL(new Blob([html], { type: 'text/html; charset=utf-8' })));
    } catch (error) {
      tab.close();
      toast('error', `${t('api.failed')}: ${failureText(error, t('controls.unknown'))}`);
    }
  };
  return (
    <Button variant="subtle" color="graphite" onClick={open}>
      {children}
    </Button>
  );
}
