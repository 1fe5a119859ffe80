import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { ReceiptState as State } from '../rules.ts';

const looks: Record<State, StateLook> = {
  pending: 'underWay',
  succeeded: 'good',
  canceled: 'bad',
  missing: 'bad',
};

export function ReceiptState({ state }: { state: State }) {
  const t = useTranslations('receiptsPanel.list.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}
