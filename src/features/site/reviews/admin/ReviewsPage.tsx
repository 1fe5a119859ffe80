import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import type { ListState } from '#ui/panel/listState.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { OrderSelect } from '#ui/panel/OrderSelect.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { Pager } from '#ui/panel/Pager.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { type Removed, UndoRemoval } from '#ui/panel/Removal.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsListing } from '../listing.ts';
import { AddReviewForms, AddReviews } from './AddReview.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useReviewAction } from './useReviewAction.ts';

/** People's reviews of the school: moderated, answered and put in order here. */
export default function ReviewsPage() {
  const t = useTranslations('reviewsPanel');
  const list = useListing(reviewsListing, reviewsPanelApi.list);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { total, waiting = 0 } = list.query.data ?? {};
  const { sort, direction, state } = list.values;
  const isInOrder = sort === 'position' && direction === 'asc' && !list.isNarrowed;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        note={total !== undefined && t('count', { count: total })}
        action={
          <Group gap="sm" align="start">
            <ExportButton list={list} total={total} />
            <AddReviews />
          </Group>
        }
      />
      {removed && <Undo removed={removed} onDone={() => setRemoved(null)} />}
      {waiting > 0 && state !== 'waiting' && (
        <Waiting count={waiting} onShow={() => list.change({ state: 'waiting' })} />
      )}
      <Filters list={list} />
      <Order list={list} />
      <QueryState query={list.query}>
        {({ reviews, total }) => (
          <>
            {reviews.length === 0 && <NothingListed isNarrowed={list.isNarrowed} />}
            <ReviewList
              key={state}
              reviews={reviews}
              isMovable={isInOrder && reviews.length > 1}
              onRemoved={setRemoved}
            />
            {total > 0 && <Pager list={list} total={total} />}
          </>
        )}
      </QueryState>
      <ReviewDialog />
      <AddReviewForms />
    </>
  );
}

/** Leads to those that nobody has decided about. */
function Waiting({ count, onShow }: { count: number; onShow(): void }) {
  const t = useTranslations('reviewsPanel');
  return (
    <Alert color="yellow" mb="md" role="status">
      <Group justify="space-between" gap="sm">
        {t('waiting', { count })}
        <Button variant="default" size="sm" onClick={onShow}>
          {t('showWaiting')}
        </Button>
      </Group>
    </Alert>
  );
}

const orders = { position: 'asc', name: 'asc', rating: 'desc', created_at: 'desc' } as const;

function Order({ list }: { list: ListState }) {
  const t = useTranslations('reviewsPanel.sort');
  return <OrderSelect list={list} orders={orders} label={t('label')} name={(order) => t(order)} />;
}

function NothingListed({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations('reviewsPanel.list');
  const panel = useTranslations('panel.list');
  return isNarrowed ? (
    <Nothing title={panel('nothingFound')} hint={panel('nothingFoundHint')} />
  ) : (
    <Nothing title={t('empty')} hint={t('emptyHint')} />
  );
}

/** Takes the last deletion back; the review is hidden then. */
function Undo({ removed, onDone }: { removed: Removed; onDone(): void }) {
  const t = useTranslations('reviewsPanel');
  const { run, isBusy } = useReviewAction();
  const undo = async () => {
    const words = {
      done: () => t('restore.done', { name: removed.name }),
      failed: (reason: string) => t('restore.failed', { reason }),
    };
    if (await run(reviewsPanelApi.restore, { id: removed.id }, words)) onDone();
  };
  return (
    <UndoRemoval
      goneAt={removed.goneAt}
      text={(date) => t('remove.undoText', { name: removed.name, date })}
      undo={t('remove.undo')}
      isBusy={isBusy}
      onUndo={() => void undo()}
    />
  );
}
