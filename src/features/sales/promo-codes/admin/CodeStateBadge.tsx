import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { CodeState } from '../rules/promoCodes.ts';

const looks: Record<CodeState, StateLook> = {
  active: 'good',
  planned: 'untouched',
  expired: 'underWay',
  used_up: 'underWay',
  off: 'bad',
};

export function CodeStateBadge({ state }: { state: CodeState }) {
  const t = useTranslations('promoCodeList.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}
