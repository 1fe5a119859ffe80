import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { RefundState as State } from '../rules.ts';

const colors: Record<State, string> = {
  requested: 'carmine',
  declined: 'graphite',
  approved: 'graphite',
  pending: 'graphite',
  succeeded: 'good',
  failed: 'bad',
};

export function RefundState({ state }: { state: State }) {
  const t = useTranslations('refundList.choices.state');
  return (
    <Badge color={colors[state]} variant="light" tt="none" fw={500} miw="max-content">
      {t(state)}
    </Badge>
  );
}
