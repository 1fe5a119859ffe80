import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Filters } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useChosen } from '#ui/panel/useChosen.ts';
import type { ListedApplication } from '../listing.ts';
import { applicationPaths } from '../paths.ts';
import styles from './Applications.module.css';
import { type AskedDecision, DecisionDialog, type LeftApplication } from './DecisionDialog.tsx';
import { LeftNotice } from './LeftNotice.tsx';
import { RowActions } from './RowActions.tsx';
import { SelectedApplications } from './SelectedApplications.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { ApplicationsList } from './useApplications.ts';

/** The specified table: all applications; several can be decided at once. */
export function ApplicationsTable({ list }: { list: ApplicationsList }) {
  const t = useTranslations('applicationsPanel');
  const mayManage = useMay('applications.manage');
  const { profiles, total } = list.query.data ?? {};
  const { search } = useLocation();
  const { chosen, clear, ...choosing } = useChosen<ListedApplication>();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [left, setLeft] = useState<readonly LeftApplication[]>([]);
  const boxes = {
    ...choosing,
    canChoose: ({ status }: ListedApplication) => status === 'new',
    label: ({ fullName }: ListedApplication) => t('select', { name: fullName }),
  };
  return (
    <>
      <Filters list={list} />
      <LeftNotice left={left} onClose={() => setLeft([])} />
      <div className={styles.table}>
        <ListTable
          list={list}
          rows={profiles}
          total={total}
          cells={cells}
          rowPath={(row) => applicationPaths.one(row.id) + search}
          choosing={mayManage ? boxes : undefined}
          actions={{
            title: t('actionsColumn'),
            render: (profile) => <RowActions profile={profile} onDecide={setAsked} />,
          }}
        />
      </div>
      <SelectedApplications chosen={chosen} onDecide={setAsked} onClear={clear} />
      <DecisionDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={(stayed) => {
          clear();
          setLeft(stayed);
        }}
      />
    </>
  );
}

const cells = {
  fullName: (profile: ListedApplication) => <Name profile={profile} />,
  created_at: (profile: ListedApplication) => <SentAt profile={profile} />,
  status: (profile: ListedApplication) => <StatusBadge profile={profile} />,
};

function Name({ profile: { id, fullName } }: { profile: ListedApplication }) {
  const { search } = useLocation();
  return (
    <Link className={styles.name} to={applicationPaths.one(id) + search} preventScrollReset>
      {fullName}
    </Link>
  );
}

function SentAt({ profile }: { profile: ListedApplication }) {
  const format = useFormats();
  return <span className={styles.date}>{format.time(profile.created_at)}</span>;
}
