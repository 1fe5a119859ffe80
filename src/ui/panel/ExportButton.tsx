import { Button, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Listing } from '#shared/listing.ts';
import { download } from '../download.ts';
import { useFailureText } from '../failure.ts';
import { useToast } from '../Toast.tsx';
import type { ListState } from './listState.ts';
import { useMay } from './role.ts';

interface ExportButtonProps {
  list: ListState & { listing: Listing };
  /** How many records the selection has; undefined while it loads. */
  total: number | undefined;
}

/** Saves all that the list has at its present search and filters, not the page alone. */
export function ExportButton({ list, total }: ExportButtonProps) {
  const t = useTranslations('panel.list');
  const reasonId = useId();
  const may = useMay(list.listing.access.export);
  const { isBusy, save } = useExport(list);
  return (
    <Stack gap={2} align="flex-start">
      <Button
        variant="default"
        loading={isBusy}
        disabled={!may || !total}
        aria-describedby={may ? undefined : reasonId}
        onClick={() => void save(total ?? 0)}
      >
        {total === undefined ? t('export') : t('exportCount', { count: total })}
      </Button>
      {!may && (
        <Text id={reasonId} size="xs" c="dimmed">
          {t('exportDenied')}
        </Text>
      )}
    </Stack>
  );
}

function useExport({ listing, values }: ListState & { listing: Listing }) {
  const t = useTranslations('panel.list');
  const toast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const save = async (count: number) => {
    const { page: _page, page_size: _size, ...selection } = values;
    setBusy(true);
    try {
      await download(listing.exportCall, selection);
      toast('success', t('exported', { count }));
    } catch (error) {
      toast('error', t('exportFailed', { reason: failureText(error) }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
