import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useMovable } from '#ui/panel/dragging.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { MoveIcon } from '#ui/panel/icons.tsx';
import type { Removed } from '#ui/panel/Removal.tsx';
import tiles from '#ui/panel/tiles.module.css';
import type { PanelReview } from '../listing.ts';
import { mostStars } from '../rules.ts';
import { ReviewActions } from './ReviewActions.tsx';
import styles from './Reviews.module.css';

interface ReviewCardProps {
  review: PanelReview;
  isMovable: boolean;
  onRemoved(removed: Removed | null): void;
}

/** One review: who says what, its state, and what can be done. */
export function ReviewCard({ review, isMovable, onRemoved }: ReviewCardProps) {
  const t = useTranslations('reviewsPanel');
  const { item, grip } = useMovable(review.id, isMovable);
  const { name, rating, text, reply, state, reason, video_url, cloud_url } = review;
  const film = review.film ?? video_url ?? cloud_url;
  return (
    <li {...item} className={`${tiles.tile} ${styles.card}`}>
      {isMovable && (
        <button {...grip} className={tiles.handle} aria-label={t('dnd.move', { name })}>
          <MoveIcon />
        </button>
      )}
      <div className={tiles.body}>
        <Badges review={review} />
        <Title order={2} size="h4" className={tiles.name}>
          {name}
        </Title>
        <span className={styles.stars} role="img" aria-label={t('stars', { rating })}>
          {'★'.repeat(rating)}
          <span>{'★'.repeat(mostStars - rating)}</span>
        </span>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {film && (
          <Anchor href={film} target="_blank" rel="noopener noreferrer" size="sm">
            {t('watch')}
          </Anchor>
        )}
        <Facts review={review} />
        {reply && <p className={styles.reply}>{t('answered', { reply })}</p>}
        {state === 'rejected' && <p className={styles.reply}>{t('rejectedFor', { reason })}</p>}
        <div className={styles.actions}>
          <ReviewActions review={review} onRemoved={onRemoved} />
        </div>
      </div>
    </li>
  );
}

function Facts({ review: { role, course, email, created_at, gone_at } }: { review: PanelReview }) {
  const t = useTranslations('reviewsPanel');
  const { dayOf } = useFormats();
  return (
    <Text size="sm" c="dimmed" component="div" className={tiles.name}>
      {[role, course, email, dayOf(created_at)].filter(Boolean).join(' · ')}
      {gone_at && <div>{t('goneAt', { date: dayOf(gone_at) })}</div>}
    </Text>
  );
}

const stateColors = {
  waiting: 'yellow',
  published: 'good',
  hidden: 'graphite',
  rejected: 'bad',
  deleted: 'bad',
} as const;

function Badges({ review }: { review: PanelReview }) {
  const t = useTranslations('reviewsPanel');
  const { state, kind, verified, author, is_demo } = review;
  const marks = [
    kind === 'video' && t('list.choices.kind.video'),
    verified && t('verified'),
    author === 'buyer' && t('byBuyer'),
    is_demo && t('demo'),
  ].filter((mark) => mark !== false);
  return (
    <Group gap={6} pe={48}>
      <Badge
        color={stateColors[state]}
        variant="light"
        tt="none"
        {...(state === 'waiting' && { c: 'var(--mantine-color-text)' })}
      >
        {t(`list.choices.state.${state}`)}
      </Badge>
      {marks.map((mark) => (
        <Badge key={mark} color="graphite" variant="outline" tt="none">
          {mark}
        </Badge>
      ))}
    </Group>
  );
}
