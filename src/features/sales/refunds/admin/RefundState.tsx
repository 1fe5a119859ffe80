import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { RefundState as State } from '../rules.ts';

const looks: Record<State, StateLook> = {
  requested: 'asks',
  declined: 'underWay',
  approved: 'underWay',
  pending: 'underWay',
  succeeded: 'good',
  failed: 'bad',
};

export function RefundState({ state }: { state: State }) {
  const t = useTranslations('refundList.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}
