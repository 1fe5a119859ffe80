import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { CallState } from '../rules.ts';

const looks: Record<CallState, StateLook> = {
  to_call: 'asks',
  called: 'underWay',
  won: 'good',
  lost: 'bad',
};

export function CheckoutState({ state }: { state: CallState }) {
  const t = useTranslations('checkouts.list.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}
