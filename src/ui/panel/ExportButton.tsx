import { Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { countedTo, isCapped, type ListFormat, type Listing, listFormats } from '#shared/listing.ts';
import type { ListState } from './listState.ts';
import { useMay } from './role.ts';
import { useExport } from './useExport.ts';

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
  const { busy, save } = useExport();
  const isDisabled = !may || !total;
  const { page: _page, page_size: _size, after: _after, before: _before, ...selection } = list.values;
  const exportLabel = (count: number | undefined) => {
    if (count === undefined) return t('export');
    return isCapped(count) ? t('exportMore', { total: countedTo }) : t('exportCount', { count });
  };
  const choose = (format: ListFormat) =>
    void save({
      ...{ listing: list.listing, selection, format },
      // How many there really are the server finds out.
      ...(!isCapped(total) && { count: total ?? 0 }),
    });
  return (
    <Stack gap={2} align="flex-start">
      <Group gap={4}>
        <Button
          variant="default"
          loading={busy !== null}
          disabled={isDisabled}
          aria-describedby={may ? undefined : reasonId}
          onClick={() => choose('csv')}
        >
          {exportLabel(total)}
        </Button>
        <OtherFormats
          formats={listFormats.filter((format) => format !== 'csv')}
          isDisabled={isDisabled || busy !== null}
          onChoose={choose}
        >
          {t('exportAs')}
        </OtherFormats>
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
  formats: readonly ListFormat[];
  isDisabled: boolean;
  onChoose(format: ListFormat): void;
  /** On the button. */
  children: string;
}

export function OtherFormats({ formats, isDisabled, onChoose, children }: OtherFormatsProps) {
  return (
    <Menu shadow="md">
      <Menu.Target>
        <Button variant="default" disabled={isDisabled}>
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
