import { useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type AuditEntry, auditApi } from '#features/audit/contract.ts';
import { auditActions } from '#features/audit/rules.ts';
import type { Column } from '#ui/panel/columns.ts';
import { Filters, SelectFilter } from '#ui/panel/Filters.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { useListState } from '#ui/panel/listState.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { panelPaths } from '#ui/panel/paths.ts';
import { useCall } from '#ui/panel/query.ts';
import { DayFilter } from '#ui/panel/RangeFilters.tsx';
import { SystemTabs } from '#ui/panel/SystemTabs.tsx';
import { AuditDrawer } from './AuditDrawer.tsx';
import { useSubject } from './useSubject.ts';

export default function AuditPage() {
  const t = useTranslations('audit');
  const inList = useTranslations('panel.list');
  const list = useListState(auditApi.list.input);
  const entries = useCall(auditApi.list, list.values, { keepsLast: true });
  const total = entries.data?.total;
  const columns = useColumns();
  const { search } = useLocation();
  return (
    <>
      <PageHeader title={t('title')} note={total !== undefined && inList('found', { count: total })} />
      <SystemTabs />
      <Filters list={list} searchHint={t('searchHint')}>
        <SelectFilter
          label={t('deed')}
          anyLabel={t('anyDeed')}
          value={list.values.action}
          choices={auditActions.map((value) => ({ value, label: t(`deeds.${value}`) }))}
          onChange={(action) => list.change({ action })}
        />
        <DayFilter label={t('from')} value={list.values.from} onChange={(from) => list.change({ from })} />
        <DayFilter label={t('to')} value={list.values.to} onChange={(to) => list.change({ to })} />
      </Filters>
      <ListTable
        label={t('title')}
        query={entries}
        rows={entries.data?.entries}
        total={total}
        columns={columns}
        list={list}
        rowPath={(entry) => panelPaths.auditEntry(entry.id) + search}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      <OpenEntry />
    </>
  );
}

/** The drawer's entry is the one that the address names. */
function OpenEntry() {
  const { entryId } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <AuditDrawer
      entryId={entryId}
      onClose={() => navigate(panelPaths.audit + search, { preventScrollReset: true })}
    />
  );
}

function useColumns(): Column<AuditEntry>[] {
  const t = useTranslations('audit');
  const format = useFormats();
  const nameSubject = useSubject();
  return [
    {
      key: 'created_at',
      title: t('when'),
      sort: 'desc',
      render: (entry) => format.time(entry.created_at),
    },
    {
      key: 'actor',
      title: t('who'),
      wraps: true,
      render: (entry) => (entry.actor_id ? entry.actor_email || t('erased') : t('system')),
    },
    { key: 'action', title: t('deed'), render: (entry) => t(`deeds.${entry.action}`) },
    { key: 'subject', title: t('subject'), wraps: true, render: nameSubject },
    { key: 'address', title: t('address'), render: (entry) => entry.address },
  ];
}
