import { Center, Drawer, Loader } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { useBack } from './back.ts';
import { Problem } from './Problem.tsx';
import styles from './panel.module.css';
import { useCall } from './query.ts';
import { useEscape } from './useEscape.ts';

type ShowEndpoint = Endpoint<z.ZodType<{ id: string }, { id: string }>>;

interface DetailsDrawerProps<E extends ShowEndpoint> {
  /** Reads the record. */
  show: E;
  /** The part of the page's address that names the record; without one the drawer is closed. */
  param: string;
  /** Address of the record's own list. Closing leads to where it was opened, with search and filters, or else here. */
  list: string;
  title(details: Output<E> | undefined): ReactNode;
  children(details: Output<E>): ReactNode;
}

/**
 * Details at the side of their list, with an address of their own. Escape, the cross or a click beside it
 * close.
 */
export function DetailsDrawer<E extends ShowEndpoint>(props: DetailsDrawerProps<E>) {
  const { show, param, list, title, children } = props;
  const t = useTranslations('ui');
  const { [param]: id } = useParams();
  const navigate = useNavigate();
  const back = useBack(list);
  const isOpen = id !== undefined;
  const close = () => void navigate(back, { preventScrollReset: true });
  useEscape(isOpen, close);
  // While the drawer slides out it keeps its last content.
  const last = useRef(id);
  last.current = id ?? last.current;
  const query = useCall(show, { id: last.current ?? '' } as Input<E>, { isEnabled: isOpen });
  return (
    <Drawer.Root opened={isOpen} closeOnEscape={false} onClose={close} position="right" size="lg">
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A header of the drawer, not of the page. */}
        <Drawer.Header role="none">
          <Drawer.Title className={styles.detailsTitle}>{title(query.data)}</Drawer.Title>
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
