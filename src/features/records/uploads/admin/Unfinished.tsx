import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PreviousUpload } from 'tus-js-client';
import { useTranslations } from 'use-intl';
import type { Purpose } from '../rules.ts';
import { unfinished } from './unfinished.ts';

/** An upload that a reload or a closed window has interrupted: only its sender can give the file again. */
export function Unfinished({ purpose }: { purpose: Purpose }) {
  const t = useTranslations('uploads');
  const [last, setLast] = useState<PreviousUpload | null>(null);
  useEffect(() => {
    void unfinished.findAllUploads().then((all) => {
      setLast(all.findLast(({ metadata }) => metadata.purpose === purpose) ?? null);
    });
  }, [purpose]);
  if (!last) return null;

  function forget(): void {
    if (last) void unfinished.removeUpload(last.urlStorageKey);
    setLast(null);
  }
  return (
    <Group gap="sm">
      <Text size="sm" role="status">
        {t('unfinished', { name: last.metadata.name ?? '' })}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={forget}>
        {t('forget')}
      </Button>
    </Group>
  );
}
