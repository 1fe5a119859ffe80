import { Button, Group, SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useMay } from '#ui/panel/role.ts';
import { Totals } from '#ui/panel/Totals.tsx';
import { useToast } from '#ui/Toast.tsx';
import { ApplicationDrawer } from './ApplicationDrawer.tsx';
import { ApplicationsTable } from './ApplicationsTable.tsx';
import { CastingQueue } from './CastingQueue.tsx';
import { RetentionButton } from './RetentionButton.tsx';
import { type ApplicationsList, useApplications, type View, views } from './useApplications.ts';
import { useExcelExport } from './useExcelExport.ts';

export default function ApplicationsPage() {
  const t = useTranslations('applicationsPanel');
  const { list, view, look } = useApplications();
  const { counts } = list.query.data ?? {};
  const format = useFormats();
  return (
    <>
      <PageHeader
        title={t('list.title')}
        note={
          <Totals
            label={t('counts.label')}
            totals={(['total', 'new', 'approved', 'rejected'] as const).map(
              (name) => [t(`counts.${name}`), counts && format.count(counts[name])] as const,
            )}
          />
        }
        action={
          <Group gap="xs">
            <SegmentedControl
              aria-label={t('queue.view')}
              data={views.map((value) => ({ value, label: t(`queue.views.${value}`) }))}
              value={view}
              onChange={(value) => look(value as View)}
            />
            <PageActions list={list} />
          </Group>
        }
      />
      {view === 'cards' ? (
        <CastingQueue list={list} onTable={() => look('table')} />
      ) : (
        <ApplicationsTable list={list} />
      )}
      <ApplicationDrawer />
    </>
  );
}

function PageActions({ list }: { list: ApplicationsList }) {
  const t = useTranslations('applicationsPanel');
  const toast = useToast();
  const mayManage = useMay('applications.manage');
  const { save, isBusy } = useExcelExport(list);
  const refresh = async () => {
    await list.query.refetch();
    toast('success', t('refreshed'));
  };
  return (
    <Group gap="xs">
      <RetentionButton />
      <Button
        variant="default"
        loading={isBusy}
        disabled={!mayManage || !list.query.data?.total}
        title={mayManage ? undefined : t('exportDenied')}
        onClick={() => void save()}
      >
        {t('export')}
      </Button>
      <Button variant="default" onClick={() => void refresh()}>
        {t('refresh')}
      </Button>
    </Group>
  );
}
