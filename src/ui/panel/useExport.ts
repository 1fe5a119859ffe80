import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { exportsPath, type ListFormat, type Listing, laterFrom } from '#shared/listing.ts';
import { call } from '../api.ts';
import { download } from '../download.ts';
import { useToast } from '../Toast.tsx';
import { useFailureText } from './failure.ts';

interface Wanted {
  listing: Pick<Listing, 'name' | 'exportCall' | 'laterCall'>;
  /** The list's filters. */
  selection: object;
  format: ListFormat;
  /** How many records that are, where it is known. */
  count?: number;
}

/** Exports a list: at once where it is short, else in the background (`exportsPath`) with a notice when it is ready. */
export function useExport() {
  const t = useTranslations('panel.list');
  const toast = useToast();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async ({ listing, selection, format, count }: Wanted) => {
    const input = { ...selection, format };
    setBusy(`${listing.name} ${format}`);
    try {
      const isShort = count !== undefined && count < laterFrom;
      const begun = isShort ? { id: null, rows: count } : await call(listing.laterCall, input);
      if (begun.id === null) {
        await download(listing.exportCall, input);
        toast('success', t('exported', { count: begun.rows }));
      } else {
        toast('info', t('exportLater', { count: begun.rows }));
        await client.invalidateQueries({ queryKey: [exportsPath] });
      }
    } catch (error) {
      toast('error', t('exportFailed', { reason: failureText(error) }));
    } finally {
      setBusy(null);
    }
  };
  return { busy, save };
}
