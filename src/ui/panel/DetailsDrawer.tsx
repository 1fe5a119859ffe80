import { Center, Drawer, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Problem } from './Problem.tsx';

interface DetailsDrawerProps<T> {
  title: ReactNode;
  /** The address names a record. */
  isOpen: boolean;
  onClose(): void;
  query: UseQueryResult<T, Error>;
  children(details: T): ReactNode;
}

/** Details at the side of their list, with an address of their own. Escape, the cross or a click beside it close. */
export function DetailsDrawer<T>({ title, isOpen, onClose, query, children }: DetailsDrawerProps<T>) {
  const t = useTranslations('staff');
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="lg"
      title={title}
      closeButtonProps={{ 'aria-label': t('drawer.close') }}
    >
      {query.data ? (
        children(query.data)
      ) : query.error && !query.isFetching ? (
        <Problem error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Center py="xl" role="status" aria-label={t('panel.loading')}>
          <Loader aria-hidden />
        </Center>
      )}
    </Drawer>
  );
}
