import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { ListedRating } from '../listing.ts';

const looks: Record<ListedRating['state'], StateLook> = {
  waiting: 'underWay',
  open: 'good',
  closed: 'asks',
  expired: 'bad',
  canceled: 'bad',
};

export function RatingState({ state }: Pick<ListedRating, 'state'>) {
  const t = useTranslations('ratingPanel.list.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}

/** Whether there can still be a result, in the words of the details. */
export function noResultYet(state: ListedRating['state']): 'waiting' | 'unpaid' {
  return state === 'expired' || state === 'canceled' ? 'unpaid' : 'waiting';
}
