import { Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { ImportedFile } from './ImportedFile.tsx';
import { ImportedFiles } from './ImportedFiles.tsx';

/** A school moves in from the files of another one: all files, or the one that the address names. */
export default function MovingInPage() {
  const t = useTranslations('movingIn');
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <>
      <PageHeader title={t('title')} />
      <SectionTabs section="users" />
      {id ? (
        <ImportedFile key={id} id={id} />
      ) : (
        <Stack gap="lg">
          <div>
            <Text>{t('lead')}</Text>
            <Text c="dimmed">{t('quiet')}</Text>
          </div>
          <ImportedFiles />
        </Stack>
      )}
    </>
  );
}
