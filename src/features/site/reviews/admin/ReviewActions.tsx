import { Button, Group, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '#ui/panel/ReasonDialog.tsx';
import { RemoveButton, type Removed } from '#ui/panel/Removal.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsApi } from '../contract/reviews.ts';
import type { PanelReview } from '../listing.ts';
import { canMove } from '../rules.ts';
import { reviewCalls, useReviewAction } from './useReviewAction.ts';

interface ReviewActionsProps {
  review: PanelReview;
  /** With the deleted review; null when it is back. */
  onRemoved(removed: Removed | null): void;
}

export function ReviewActions({ review, onRemoved }: ReviewActionsProps) {
  const t = useTranslations('reviewsPanel');
  const { id, name, state, reply } = review;
  const edit = useAddressDialog(`edit-${id}`);
  const answer = useAddressDialog(`reply-${id}`);
  if (state === 'deleted') return <Restore review={review} onDone={() => onRemoved(null)} />;
  const replying = t(reply ? 'reply.change' : 'reply.button');
  return (
    <Group gap="xs">
      {state === 'waiting' || state === 'rejected' ? (
        <Decide review={review} />
      ) : (
        <Published review={review} />
      )}
      <Button
        size="sm"
        variant="default"
        onClick={edit.open}
        aria-label={t('onReview', { action: t('edit.button'), name })}
      >
        {t('edit.button')}
      </Button>
      <Button
        size="sm"
        variant="default"
        onClick={answer.open}
        aria-label={t('onReview', { action: replying, name })}
      >
        {replying}
      </Button>
      <Remove review={review} onRemoved={onRemoved} />
    </Group>
  );
}

function usePublishing({ id, name, version }: PanelReview) {
  const t = useTranslations('reviewsPanel.publish');
  const { run, isBusy } = useReviewAction();
  const publish = (is_published: boolean) =>
    run(
      reviewsPanelApi.publish,
      { id, is_published, version },
      {
        done: () => t(is_published ? 'shown' : 'hidden', { name }),
        failed: (reason) => t('failed', { reason }),
      },
    );
  return { publish, isBusy };
}

function Published({ review }: { review: PanelReview }) {
  const t = useTranslations('reviewsPanel');
  const { publish, isBusy } = usePublishing(review);
  return (
    <Switch
      label={t('publish.show')}
      aria-label={t('onReview', { action: t('publish.show'), name: review.name })}
      checked={review.state === 'published'}
      disabled={isBusy}
      onChange={(event) => void publish(event.currentTarget.checked)}
    />
  );
}

/** Moderation of a review that waits or was rejected. */
function Decide({ review }: { review: PanelReview }) {
  const t = useTranslations('reviewsPanel');
  const { publish, isBusy } = usePublishing(review);
  const { id, name, version, state } = review;
  return (
    <>
      <Button
        size="sm"
        loading={isBusy}
        onClick={() => publish(true)}
        aria-label={t('onReview', { action: t('publish.accept'), name })}
      >
        {t('publish.accept')}
      </Button>
      {canMove(state, 'rejected') && (
        <ReasonDialog
          name={`reject-${id}`}
          endpoint={reviewsPanelApi.reject}
          inputOf={(reason) => ({ id, reason, version })}
          changes={reviewCalls}
          words={{
            button: t('reject.button'),
            title: t('reject.title', { name }),
            lead: t('reject.lead'),
            reason: t('reject.reason'),
            submit: t('reject.submit'),
            back: t('cancel'),
            done: t('reject.done'),
            failed: (reason) => t('reject.failed', { reason }),
          }}
        />
      )}
    </>
  );
}

function Restore({ review: { id, name }, onDone }: { review: PanelReview; onDone(): void }) {
  const t = useTranslations('reviewsPanel');
  const { run, isBusy } = useReviewAction();
  const restore = async () => {
    const words = {
      done: () => t('restore.done', { name }),
      failed: (reason: string) => t('restore.failed', { reason }),
    };
    if (await run(reviewsPanelApi.restore, { id }, words)) onDone();
  };
  return (
    <Button
      size="sm"
      variant="default"
      loading={isBusy}
      onClick={restore}
      aria-label={t('onReview', { action: t('restore.button'), name })}
    >
      {t('restore.button')}
    </Button>
  );
}

function Remove({ review: { id, name }, onRemoved }: ReviewActionsProps) {
  const t = useTranslations('reviewsPanel');
  const { run, isBusy } = useReviewAction();
  const remove = async () => {
    const words = {
      done: () => t('remove.done'),
      failed: (reason: string) => t('remove.failed', { reason }),
    };
    const removed = await run(reviewsApi.remove, { id }, words);
    if (removed) onRemoved({ id, name, goneAt: removed.gone_at });
  };
  return (
    <RemoveButton
      words={{
        ...{ button: t('remove.button'), title: t('remove.title', { name }), text: t('remove.text') },
        ...{ yes: t('remove.yes'), no: t('cancel') },
      }}
      label={t('onReview', { action: t('remove.button'), name })}
      isBusy={isBusy}
      onRemove={remove}
    />
  );
}
