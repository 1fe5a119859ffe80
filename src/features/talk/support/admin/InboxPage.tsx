import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { inboxApi } from '../contract/inbox.ts';
import { conversationsListing } from '../listing.ts';
import { supportPaths } from '../paths.ts';
import { Alerts } from './Alerts.tsx';
import styles from './Inbox.module.css';
import { Talk } from './Talk.tsx';
import { Talks } from './Talks.tsx';

/** Conversations, the one that is open, and its visitor: side by side where there is room, else one after another. */
export default function InboxPage() {
  const t = useTranslations('supportInbox');
  const { conversationId: chosen } = useParams();
  const { search } = useLocation();
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  useWhoWaits(isWide && chosen === undefined && search === '');
  if (chosen !== undefined && !isWide)
    return (
      <div className={styles.panes}>
        <p className={styles.back}>
          <Link to={supportPaths.list + search}>← {t('open.back')}</Link>
        </p>
        <Talk id={chosen} />
      </div>
    );
  return <Panes chosen={chosen} isWide={isWide} />;
}

function Panes({ chosen, isWide }: { chosen: string | undefined; isWide: boolean }) {
  const t = useTranslations('supportInbox');
  const list = useListing(conversationsListing, inboxApi.list);
  const { data: summary } = useCall(inboxApi.summary, {});
  const mayExport = useMay('users.manage');
  const waiting = summary ? summary.waiting + summary.own : 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        note={waiting > 0 ? t('waiting', { count: waiting }) : undefined}
        action={mayExport && <ExportButton list={list} total={list.query.data?.total} />}
      />
      <SectionTabs section="support" />
      <div className={styles.panes}>
        <Talks chosen={chosen} />
        {chosen !== undefined && <Talk id={chosen} />}
        {chosen === undefined && isWide && <Nothing title={t('choose')} hint="" />}
      </div>
      <Alerts />
    </>
  );
}

/** Opens the visitor who waits longest, where nothing else was asked for. */
function useWhoWaits(isAsked: boolean): void {
  const navigate = useNavigate();
  const waiting = { state: 'waiting', direction: 'asc', page_size: 20 } as const;
  const { data } = useCall(inboxApi.list, waiting, { isEnabled: isAsked });
  const first = isAsked ? data?.conversations[0]?.id : undefined;
  useEffect(() => {
    if (first) void navigate(supportPaths.one(first), { replace: true });
  }, [first, navigate]);
}
