import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { InstalmentState } from '../rules/states.ts';

const looks: Record<InstalmentState, StateLook> = {
  new: 'untouched',
  sent: 'underWay',
  inprogress: 'underWay',
  approved: 'promising',
  rejected: 'underWay',
  signed: 'good',
  canceled: 'bad',
  expired: 'bad',
  failed: 'bad',
  revoked: 'bad',
};

export function InstalmentStateBadge({ state }: { state: InstalmentState }) {
  const t = useTranslations('instalmentList.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}
