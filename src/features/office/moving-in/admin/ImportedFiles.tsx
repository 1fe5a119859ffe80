import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { UploadField } from '#features/records/uploads/admin/UploadField.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useAction } from '#ui/panel/useAction.ts';
import { movingInApi } from '../contract.ts';
import { movingInPaths } from '../paths.ts';
import styles from './MovingIn.module.css';
import { importPaths, useImports } from './useImports.ts';

function pathOf(id: string): string {
  return `${movingInPaths.list}?id=${id}`;
}

/** A field for the next file, and those that came before. */
export function ImportedFiles() {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const formats = useFormats();
  const query = useImports();
  return (
    <>
      <NextFile />
      <section aria-label={t('files')}>
        <Title order={2} size="h4">
          {t('files')}
        </Title>
        <QueryState query={query}>
          {({ imports }) =>
            imports.length === 0 ? (
              <Text size="sm">{t('none')}</Text>
            ) : (
              <ul className={styles.list}>
                {imports.map(({ id, file_name, kind, state, created_at }) => (
                  <li key={id} className={styles.row}>
                    <Link to={pathOf(id)} className={styles.grow}>
                      {file_name}
                    </Link>
                    <Text size="sm">{w(`kinds.${kind}`)}</Text>
                    <Text size="sm">{w(`states.${state}`)}</Text>
                    <Text size="sm" c="dimmed">
                      {formats.time(created_at)}
                    </Text>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </section>
    </>
  );
}

/** A file that has arrived is read at once. */
function NextFile() {
  const t = useTranslations('movingIn');
  const navigate = useNavigate();
  const { run } = useAction(importPaths, t('unknownFailure'));
  const [sent, setSent] = useState<{ name: string; sizeBytes: number } | null>(null);
  const begin = async (upload_id: string) => {
    const words = { done: () => t('begun'), failed: (reason: string) => t('failed', { reason }) };
    const begun = await run(movingInApi.begin, { upload_id }, words);
    if (begun) void navigate(pathOf(begun.id));
  };
  return (
    <UploadField
      purpose="table"
      label={t('file')}
      value={sent}
      onUploaded={({ id, name, sizeBytes }) => {
        setSent({ name, sizeBytes });
        void begin(id);
      }}
    />
  );
}
