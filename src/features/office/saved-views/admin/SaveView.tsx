import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Listing } from '#shared/listing.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useViews } from './useViews.ts';
import { ViewForm } from './ViewForm.tsx';

/** Saves what is looked at as a view, or changes the one that it is. */
export function SaveView({ listing }: { listing: Listing }) {
  const t = useTranslations('savedViews');
  const dialog = useAddressDialog('view');
  const { current, selection } = useViews(listing);
  const canSave = current ? current.may_change : selection !== '';
  if (!canSave) return null;
  return (
    <>
      <Button variant="subtle" onClick={dialog.open}>
        {t(current ? 'edit' : 'save')}
      </Button>
      <PanelDialog
        title={current ? t('editTitle', { name: current.name }) : t('saveTitle')}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      >
        <ViewForm list={listing.name} query={selection} view={current ?? null} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}
