import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reloadForRelease } from '#ui/newRelease.ts';
import { useToast } from '#ui/Toast.tsx';

interface LaterDialogProps<P> {
  load(): Promise<ComponentType<P>>;
  props: P;
}

/**
 * A dialog whose code comes when it is opened. Where a release has replaced it the page is loaded anew, and the button
 * can be pressed again.
 */
export function LaterDialog<P extends { onClose(): void }>({ load, props }: LaterDialogProps<P>) {
  const ui = useTranslations('ui');
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
  const first = useRef({ load, failed });
  first.current.failed = failed;

  async function failed() {
    if (await reloadForRelease({ kind: 'dialog', value: null })) return;
    toast('error', `❌ ${ui('networkError')}`);
    props.onClose();
  }

  useEffect(() => {
    let isOpen = true;
    const { load } = first.current;
    load().then(
      (loaded) => isOpen && setDialog(() => loaded),
      () => isOpen && void first.current.failed(),
    );
    return () => {
      isOpen = false;
    };
  }, []);

  return Dialog && <Dialog {...props} />;
}
