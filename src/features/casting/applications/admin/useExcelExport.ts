import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Listing } from '#shared/listing.ts';
import { cellTexts } from '#shared/listingTexts.ts';
import { call } from '#ui/api.ts';
import { useWords } from '#ui/panel/columns.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { ListState } from '#ui/panel/listState.ts';
import { useToast } from '#ui/Toast.tsx';
import { applicationsPanelApi } from '../contract/panel.ts';
import { applicationsListing } from '../listing.ts';
import { tableText } from '../rules/table.ts';

/** Saves all that the list has at its present search and filters, as a CSV file for Excel. */
export function useExcelExport({ values }: ListState) {
  const t = useTranslations('applicationsPanel');
  const toast = useToast();
  const words = useWords();
  const failureText = useFailureText();
  const format = { ...useFormats(), none: '', words };
  const [isBusy, setBusy] = useState(false);
  async function save() {
    const { page: _page, page_size: _size, after: _after, before: _before, ...selection } = values;
    setBusy(true);
    try {
      const { data, total } = await call(applicationsPanelApi.exportAll, selection as never);
      const keys = Object.keys(applicationsListing.columns);
      const list = applicationsListing as unknown as Listing;
      const headings = keys.map((key) => words(`${list.words}.columns.${key}`));
      const cellText = cellTexts(list, format);
      const cells = data.map((row) => keys.map((key) => cellText(row, key)));
      saveFile(tableText([headings, ...cells]), 'model-profiles.csv');
      toast('success', t('exported', { count: total }));
    } catch (error) {
      toast('error', t('exportFailed', { reason: failureText(error, t('unknown')) }));
    } finally {
      setBusy(false);
    }
  }
  return { save, isBusy };
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
