import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { ConsultationState } from '../rules.ts';

const looks: Record<ConsultationState, StateLook> = {
  requested: 'asks',
  confirmed: 'promising',
  done: 'good',
  canceled: 'bad',
};

export function ConsultationStateBadge({ state }: { state: ConsultationState }) {
  const t = useTranslations('consultationsPanel.list.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}
