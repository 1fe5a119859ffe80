import { Link, useLocation } from 'react-router';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { minute } from '#shared/dates.ts';
import { Filters } from '#ui/panel/Filters.tsx';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { Pager } from '#ui/panel/Pager.tsx';
import { Problem } from '#ui/panel/Problem.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { rowLink, useListKeys } from '#ui/panel/useListKeys.ts';
import { inboxApi } from '../contract/inbox.ts';
import { type Conversation, conversationsListing } from '../listing.ts';
import { supportPaths } from '../paths.ts';
import styles from './Inbox.module.css';
import { State } from './State.tsx';

/** The conversations, each with its last word and how long ago that was. */
export function Talks({ chosen }: { chosen: string | undefined }) {
  const t = useTranslations('supportInbox');
  const list = useListing(conversationsListing, inboxApi.list);
  const { conversations, total } = list.query.data ?? {};
  useListKeys();
  return (
    <div className={styles.talks}>
      <QuickFilters />
      <Filters list={list} isNarrow />
      {list.query.error && !list.query.isFetching ? (
        <Problem error={list.query.error} onRetry={() => list.query.refetch()} />
      ) : (
        <ul aria-label={t('list.title')} aria-busy={list.query.isPending || list.query.isPlaceholderData}>
          {conversations?.map((conversation) => (
            <Line key={conversation.id} conversation={conversation} isChosen={conversation.id === chosen} />
          ))}
        </ul>
      )}
      {total === 0 && <Nothing title={t('list.empty')} hint={t('list.emptyHint')} />}
      {total !== undefined && <Pager list={list} total={total} />}
    </div>
  );
}

function Line({ conversation, isChosen }: { conversation: Conversation; isChosen: boolean }) {
  const t = useTranslations('supportInbox');
  const { search } = useLocation();
  const format = useFormatter();
  const now = useNow({ updateInterval: minute });
  const { id, subject, name, email, last, awaits_since, updated_at } = conversation;
  return (
    <li className={styles.line} data-chosen={isChosen || undefined}>
      <Link
        to={supportPaths.one(id) + search}
        className={awaits_since ? styles.awaited : undefined}
        aria-current={isChosen ? 'true' : undefined}
        {...rowLink}
      >
        {subject || t('anonymous')}
      </Link>
      <span className={styles.by}>
        {name || email || t('visitor')} · {format.relativeTime(new Date(updated_at), now)}
      </span>
      {last && last.text !== subject && (
        <span className={styles.last}>{t(`said.${last.sender}`, { text: last.text })}</span>
      )}
      <State conversation={conversation} />
    </li>
  );
}

/** The visitor who waits longest comes first, then the conversations with the newest messages. */
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
    <nav className={styles.quickFilters} aria-label={t('label')}>
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
    </nav>
  );
}
