import { Alert, Button, List } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { LeftApplication } from './DecisionDialog.tsx';

interface LeftNoticeProps {
  left: readonly LeftApplication[];
  onClose(): void;
}

/** Which of the ticked ones a decision did not reach, and why; stays until it was read. */
export function LeftNotice({ left, onClose }: LeftNoticeProps) {
  const t = useTranslations('applicationsPanel.left');
  if (left.length === 0) return null;
  return (
    <Alert role="alert" mb="md" title={t('title', { count: left.length })}>
      <List size="sm" mb="sm">
        {left.map(({ id, fullName, why }) => (
          <List.Item key={id}>{t(why, { name: fullName })}</List.Item>
        ))}
      </List>
      <Button size="compact-sm" variant="default" onClick={onClose}>
        {t('close')}
      </Button>
    </Alert>
  );
}
