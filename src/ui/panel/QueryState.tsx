import { Center, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Problem } from './Problem.tsx';

interface QueryStateProps<T> {
  query: UseQueryResult<T, Error>;
  children(data: T): ReactNode;
}

/** The data of a query, its loading state, or its error. */
export function QueryState<T>({ query, children }: QueryStateProps<T>) {
  const t = useTranslations('ui');
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching)
    return <Problem error={query.error} onRetry={() => query.refetch()} />;
  return (
    <Center py="xl" role="status" aria-label={t('loading')}>
      <Loader aria-hidden />
    </Center>
  );
}
