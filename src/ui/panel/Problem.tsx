import { Alert, Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { AlertIcon } from './icons.tsx';

/** Says what happened and what to do. Trying again is offered where it can help. */
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
  // An address with a malformed id is as unknown as one with an id of nothing.
  return error.status === 404 || error.status === 422 ? 'notFound' : 'other';
}
