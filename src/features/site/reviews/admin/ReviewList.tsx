import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MovableList } from '#ui/panel/MovableList.tsx';
import { reviewsPanelApi } from '../contract/panel.ts';
import type { PanelReview } from '../listing.ts';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.css';
import type { Removed } from './removed.ts';
import { useReviewAction } from './useReviewAction.ts';

interface ReviewListProps {
  reviews: PanelReview[];
  /** They stand as on the page. */
  isMovable: boolean;
  onRemoved(removed: Removed | null): void;
}

/** Cards whose order dragging changes: by pointer, finger or keyboard. */
export function ReviewList({ reviews, isMovable, onRemoved }: ReviewListProps) {
  const { shown, put } = useOrder(reviews);
  const move = (id: string, onto: string) =>
    void put(
      id,
      shown.findIndex((review) => review.id === onto),
    );
  return (
    <MovableList
      items={shown.map(({ id, name }) => ({ id, title: name }))}
      words={useTranslations('reviewsPanel.dnd')}
      isGrid
      isMovable={isMovable}
      onMove={move}
    >
      <ul className={styles.reviews}>
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} isMovable={isMovable} onRemoved={onRemoved} />
        ))}
      </ul>
    </MovableList>
  );
}

/** Shows a new order at once, and the saved one where saving fails. */
function useOrder(reviews: PanelReview[]) {
  const t = useTranslations('reviewsPanel.dnd');
  const { run } = useReviewAction();
  const [moved, setMoved] = useState<PanelReview[] | null>(null);
  const put = async (id: string, to: number) => {
    const from = reviews.findIndex((review) => review.id === id);
    const order = arrayMove(reviews, from, to);
    setMoved(order);
    const beside =
      to > 0
        ? { beside: order[to - 1]!.id, side: 'after' as const }
        : { beside: order[1]!.id, side: 'before' as const };
    const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
    await run(reviewsPanelApi.move, { id, ...beside }, words);
    setMoved(null);
  };
  return { shown: moved ?? reviews, put };
}
