import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ReceiptState as State } from '../rules.ts';

const colors: Record<State, string> = {
  pending: 'graphite',
  succeeded: 'good',
  canceled: 'bad',
  missing: 'bad',
};

export function ReceiptState({ state }: { state: State }) {
  const t = useTranslations('receiptsPanel.list.choices.state');
  return (
    <Badge color={colors[state]} variant="light" tt="none" fw={500} miw="max-content">
      {t(state)}
    </Badge>
  );
}
