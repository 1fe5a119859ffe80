import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';

/** Brings the lists of several features. */
const Palette = lazy(() => import('./Palette.tsx').then((part) => ({ default: part.Palette })));

/** Searches the whole panel; Ctrl or ⌘ with K opens it as well. */
export function PaletteButton({ me }: { me: Me }) {
  const t = useTranslations('panel.palette');
  const [isOpen, dialog] = useDisclosure(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      dialog.open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [dialog.open]);
  return (
    <>
      <Button variant="default" px="sm" onClick={dialog.open} aria-keyshortcuts="Control+K Meta+K">
        {t('open')}
      </Button>
      <PanelDialog title={t('title')} isOpen={isOpen} onClose={dialog.close} size="lg">
        <Suspense>
          <Palette me={me} onChoose={dialog.close} />
        </Suspense>
      </PanelDialog>
    </>
  );
}
