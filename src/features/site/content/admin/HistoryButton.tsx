import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import type { Section } from '../contract/content.ts';
import type { EditedText } from '../contract/panel.ts';

/** Brings the comparing of texts, which few need. */
const Versions = lazy(() => import('./Versions.tsx').then((part) => ({ default: part.Versions })));

interface HistoryButtonProps {
  section: Section;
  text: EditedText;
  /** With the text that is in force again. */
  onTakenBack(text: EditedText): void;
}

/** Former versions of the text, in a dialog. */
export function HistoryButton({ section, text, onTakenBack }: HistoryButtonProps) {
  const t = useTranslations('contentPanel.history');
  // Not in the address: that would be leaving what is not saved.
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={isOpen} onClose={() => setOpen(false)} size="xl">
        <Suspense>
          <Versions
            section={section}
            text={text}
            onTakenBack={(restored) => {
              setOpen(false);
              onTakenBack(restored);
            }}
          />
        </Suspense>
      </PanelDialog>
    </>
  );
}
