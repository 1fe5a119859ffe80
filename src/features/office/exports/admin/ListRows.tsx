import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { exportCalls, type ListFormat, listFormats } from '#shared/listing.ts';
import { OtherFormats } from '#ui/panel/ExportButton.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useExport } from '#ui/panel/useExport.ts';
import { sectionLists } from '../rules.ts';
import styles from './Export.module.css';

export function ListRows() {
  return sectionLists.map((list) => <ListRow key={list.name} list={list} />);
}

/** Hidden from those who may not take the list away. */
function ListRow({ list: { name, access, formats } }: { list: (typeof sectionLists)[number] }) {
  const t = useTranslations('exportPanel');
  const names = useTranslations('exportNames.lists');
  const { busy, save } = useExport();
  const listing = useMemo(
    () => ({ name, ...exportCalls({ name, access: { export: access } }, z.object({})) }),
    [name, access],
  );
  if (!useMay(access)) return null;
  const own: readonly ListFormat[] = formats;
  const choose = (format: ListFormat) => void save({ listing, selection: {}, format });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div role="group" aria-label={names(name)} className={styles.row}>
      <span className={styles.name}>{names(name)}</span>
      <Group gap={6}>
        {own.map((format) => (
          <Button
            key={format}
            size="sm"
            variant="default"
            loading={busy === `${name} ${format}`}
            disabled={busy !== null}
            onClick={() => choose(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <OtherFormats
          formats={listFormats.filter((format) => !own.includes(format))}
          isDisabled={busy !== null}
          onChoose={choose}
        >
          {t('more')}
        </OtherFormats>
      </Group>
    </div>
  );
}
