import { Alert, Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { AlertIcon } from './icons.tsx';

/** Error message with what to do. Offers to try again where that can help. */
export function Problem({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useTranslations('panel.problem');
  const kind = kindOf(error);
  return (
    <Alert color="bad" variant="light" icon={<AlertIcon />} title={t('title')} role="alert">
      <p>{t(kind)}</p>
      {(kind === 'network' || kind === 'other') && (
        <Button variant="default" size="xs" mt="xs" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Alert>
  );
}

function kindOf(error: Error): 'network' | 'forbidden' | 'notFound' | 'other' {
  if (!(error instanceof CallError)) return 'other';
  if (error.status === 0) return 'network';
  if (error.status === 403) return 'forbidden';
  // A malformed id is as unknown as an id of nothing.
  return error.status === 404 || error.status === 422 ? 'notFound' : 'other';
}
