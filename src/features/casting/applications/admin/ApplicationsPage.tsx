import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Filters } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useMay } from '#ui/panel/role.ts';
import { Totals } from '#ui/panel/Totals.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { useToast } from '#ui/Toast.tsx';
import { applicationsPanelApi } from '../contract/panel.ts';
import { applicationsListing, type ListedApplication } from '../listing.ts';
import { applicationPaths } from '../paths.ts';
import { ApplicationDrawer } from './ApplicationDrawer.tsx';
import styles from './Applications.module.css';
import { type AskedDecision, DecisionDialog, type LeftApplication } from './DecisionDialog.tsx';
import { LeftNotice } from './LeftNotice.tsx';
import { RetentionButton } from './RetentionButton.tsx';
import { RowActions } from './RowActions.tsx';
import { SelectedBar } from './SelectedBar.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useExcelExport } from './useExcelExport.ts';

export default function ApplicationsPage() {
  const t = useTranslations('applicationsPanel');
  const list = useListing(applicationsListing, applicationsPanelApi.list);
  const { profiles, total, counts } = list.query.data ?? {};
  const { search } = useLocation();
  const format = useFormats();
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedApplication>>(new Map());
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [left, setLeft] = useState<readonly LeftApplication[]>([]);
  const choose = (profile: ListedApplication, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(profile.id, profile);
    else next.delete(profile.id);
    setChosen(next);
  };
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
        action={<PageActions list={list} total={total} />}
      />
      <Filters list={list} />
      <LeftNotice left={left} onClose={() => setLeft([])} />
      <div className={styles.table}>
        <ListTable
          list={list}
          rows={profiles}
          total={total}
          cells={cells}
          rowPath={(row) => applicationPaths.one(row.id) + search}
          actions={{
            title: t('actionsColumn'),
            render: (profile) => (
              <RowActions
                profile={profile}
                isChosen={chosen.has(profile.id)}
                onChoose={(isChosen) => choose(profile, isChosen)}
                onDecide={setAsked}
              />
            ),
          }}
        />
      </div>
      <SelectedBar chosen={[...chosen.values()]} onDecide={setAsked} onClear={() => setChosen(new Map())} />
      <DecisionDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={(stayed) => {
          setChosen(new Map());
          setLeft(stayed);
        }}
      />
      <ApplicationDrawer />
    </>
  );
}

const cells = {
  created_at: (profile: ListedApplication) => <SentAt profile={profile} />,
  status: (profile: ListedApplication) => <StatusBadge profile={profile} />,
};

function SentAt({ profile }: { profile: ListedApplication }) {
  const format = useFormats();
  return <span className={styles.date}>{format.time(profile.created_at)}</span>;
}

interface PageActionsProps {
  list: Parameters<typeof useExcelExport>[0] & { query: { refetch(): Promise<unknown> } };
  total: number | undefined;
}

function PageActions({ list, total }: PageActionsProps) {
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
        disabled={!mayManage || !total}
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
