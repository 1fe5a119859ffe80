import { Badge, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { inboxApi } from '../contract/inbox.ts';
import { type Conversation, conversationsListing } from '../listing.ts';
import { supportPaths } from '../paths.ts';
import { isWithPeople } from '../rules/conversation.ts';
import { Alerts } from './Alerts.tsx';
import styles from './Inbox.module.css';

/** Colours of states that ask for somebody. */
const colours = { bot: 'gray', waiting: 'red.9', human: 'dark', closed: 'gray' } as const;

export default function InboxPage() {
  const t = useTranslations('supportInbox');
  const list = useListing(conversationsListing, inboxApi.list);
  const { data: summary } = useCall(inboxApi.summary, {});
  const { conversations, total } = list.query.data ?? {};
  const { search } = useLocation();
  const mayExport = useMay('users.manage');
  const waiting = summary ? summary.waiting + summary.own : 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={waiting > 0 ? t('waiting', { count: waiting }) : undefined}
        action={mayExport && <ExportButton list={list} total={total} />}
      />
      <SectionTabs section="support" />
      <QuickFilters />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={conversations}
        total={total}
        rowPath={(row) => supportPaths.one(row.id) + search}
        cells={{
          subject: (row) => (
            <span className={row.awaits_since ? styles.awaited : undefined}>
              {row.subject || t('anonymous')}
            </span>
          ),
          name: (row) => row.name || row.email || t('visitor'),
          state: (row) => <State conversation={row} />,
        }}
      />
      <Alerts />
    </>
  );
}

export function State({ conversation: { state } }: { conversation: Pick<Conversation, 'state'> }) {
  const t = useTranslations('supportInbox.list.choices.state');
  return (
    <Badge
      color={colours[state]}
      variant={isWithPeople(state) ? 'filled' : 'light'}
      tt="none"
      miw="max-content"
      autoContrast
    >
      {t(state)}
    </Badge>
  );
}

/** The visitor who waits longest comes first; of the others, those in which something was said last. */
const quickFilters = {
  waiting: '?state=waiting&direction=asc',
  mine: '?whose=mine',
  all: '',
  closed: '?state=closed',
} as const;

function QuickFilters() {
  const t = useTranslations('supportInbox.quick');
  const { search } = useLocation();
  return (
    <Group component="nav" gap="xs" mb="md" aria-label={t('label')}>
      {Object.entries(quickFilters).map(([name, query]) => (
        <Link
          key={name}
          to={supportPaths.list + query}
          className={styles.quick}
          aria-current={search === query ? 'true' : undefined}
        >
          {t(name as keyof typeof quickFilters)}
        </Link>
      ))}
    </Group>
  );
}
