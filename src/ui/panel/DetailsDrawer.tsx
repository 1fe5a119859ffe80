import { Center, Drawer, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Problem } from './Problem.tsx';
import styles from './panel.module.css';
import { useEscape } from './useEscape.ts';

interface DetailsDrawerProps<T> {
  title: ReactNode;
  /** The address names a record. */
  isOpen: boolean;
  onClose(): void;
  query: UseQueryResult<T, Error>;
  children(details: T): ReactNode;
}

/**
 * Details at the side of their list, with an address of their own. Escape, the cross or a click beside it
 * close.
 */
export function DetailsDrawer<T>({ title, isOpen, onClose, query, children }: DetailsDrawerProps<T>) {
  const t = useTranslations('ui');
  useEscape(isOpen, onClose);
  return (
    <Drawer.Root opened={isOpen} closeOnEscape={false} onClose={onClose} position="right" size="lg">
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A header of the drawer, not of the page. */}
        <Drawer.Header role="none">
          <Drawer.Title className={styles.drawerTitle}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} />
        </Drawer.Header>
        <Drawer.Body>
          {query.data ? (
            children(query.data)
          ) : query.error && !query.isFetching ? (
            <Problem error={query.error} onRetry={() => query.refetch()} />
          ) : (
            <Center py="xl" role="status" aria-label={t('loading')}>
              <Loader aria-hidden />
            </Center>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
