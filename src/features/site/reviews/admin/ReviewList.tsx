import { useTranslations } from 'use-intl';
import { MovableList } from '#ui/panel/MovableList.tsx';
import type { Removed } from '#ui/panel/Removal.tsx';
import { useMovedOrder } from '#ui/panel/useMovedOrder.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import type { PanelReview } from '../listing.ts';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.css';
import { useReviewAction } from './useReviewAction.ts';

interface ReviewListProps {
  reviews: PanelReview[];
  /** They stand as on the page. */
  isMovable: boolean;
  onRemoved(removed: Removed | null): void;
}

/** Cards whose order dragging changes: by pointer, finger or keyboard. */
export function ReviewList({ reviews, isMovable, onRemoved }: ReviewListProps) {
  const t = useTranslations('reviewsPanel.dnd');
  const { run } = useReviewAction();
  const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
  const { shown, move } = useMovedOrder(reviews, (id, place) =>
    run(reviewsPanelApi.move, { id, ...place }, words),
  );
  return (
    <MovableList
      items={shown.map(({ id, name }) => ({ id, title: name }))}
      words={t}
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
