import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Endpoint } from '#shared/contract.ts';
import type { Listing } from '#shared/listing.ts';
import { download } from '../download.ts';
import { useToast } from '../Toast.tsx';
import { useFailureText } from './failure.ts';
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
  const isDisabled = !may || !total;
  return (
    <Stack gap={2} align="flex-start">
      <Group gap={4}>
        <Button
          variant="default"
          loading={isBusy}
          disabled={isDisabled}
          aria-describedby={may ? undefined : reasonId}
          onClick={() => void save(list.listing.exportCall, total ?? 0)}
        >
          {total === undefined ? t('export') : t('exportCount', { count: total })}
        </Button>
        <OtherFormats
          calls={list.listing.otherExports}
          isDisabled={isDisabled || isBusy}
          onChoose={(call) => void save(call, total ?? 0)}
        />
      </Group>
      {!may && (
        <Text id={reasonId} size="xs" c="dimmed">
          {t('exportDenied')}
        </Text>
      )}
    </Stack>
  );
}

interface OtherFormatsProps {
  calls: Listing['otherExports'];
  isDisabled: boolean;
  onChoose(call: Endpoint): void;
}

function OtherFormats({ calls, isDisabled, onChoose }: OtherFormatsProps) {
  const t = useTranslations('panel.list');
  const formats = Object.entries(calls);
  if (formats.length === 0) return null;
  return (
    <Menu shadow="md">
      <Menu.Target>
        <Button variant="default" disabled={isDisabled}>
          {t('exportAs')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(([format, call]) => (
          <Menu.Item key={format} onClick={() => onChoose(call)}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function useExport({ values }: ListState) {
  const t = useTranslations('panel.list');
  const toast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const save = async (call: Endpoint, count: number) => {
    const { page: _page, page_size: _size, ...selection } = values;
    setBusy(true);
    try {
      await download(call, selection);
      toast('success', t('exported', { count }));
    } catch (error) {
      toast('error', t('exportFailed', { reason: failureText(error) }));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
