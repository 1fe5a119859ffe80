import { Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useMay } from '#ui/panel/role.ts';
import { Bulk } from './Bulk.tsx';
import { ListRows } from './ListRows.tsx';
import { OwnExports } from './OwnExports.tsx';

/** All that the school can export: each list, all of them, a report; and the exports made in the background. */
export default function ExportPage() {
  const t = useTranslations('exportPanel');
  const [mayArchive, mayReport] = [useMay('data.export'), useMay('financial_reports.view')];
  const mayAll = mayArchive || mayReport;
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack gap="xl">
        <section aria-label={t('lists')}>
          <Title order={2} size="h4">
            {t('lists')}
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            {t('hint')}
          </Text>
          <ListRows />
        </section>
        {mayAll && (
          <section aria-label={t('bulk')}>
            <Title order={2} size="h4" mb="sm">
              {t('bulk')}
            </Title>
            <Bulk />
          </section>
        )}
        <section aria-label={t('own')}>
          <Title order={2} size="h4">
            {t('own')}
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            {t('ownHint')}
          </Text>
          <OwnExports />
        </section>
      </Stack>
    </>
  );
}
