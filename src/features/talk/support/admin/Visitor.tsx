import { Anchor, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { readableEmail } from '#shared/domains.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import type { OpenConversation } from '../contract/inbox.ts';
import { supportPaths } from '../paths.ts';
import styles from './Inbox.module.css';

/** Facts about the visitor: where they are, who they are, their purchases and earlier questions. */
export function Visitor({ open: { card, language } }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox');
  const names = useTranslations('languages');
  const states = useTranslations('orders.standings');
  const format = useFormats();
  const name = card.name || t('card.unknown');
  return (
    <aside className={styles.card} aria-label={t('card.title')}>
      <Stack gap="md">
        <Title order={2} size="h5">
          {t('card.title')}
        </Title>
        <Facts
          facts={[
            [
              t('visitor'),
              card.user_id ? (
                <Anchor inherit component={Link} to={userPaths.one(card.user_id)} key="account">
                  {name}
                </Anchor>
              ) : (
                name
              ),
            ],
            [t('card.email'), card.email && readableEmail(card.email)],
            [t('card.phone'), card.phone],
            [t('card.page'), card.page],
            [t('card.lesson'), card.lesson],
            [t('card.language'), names(language)],
            [t('card.courses'), card.courses.map(({ title }) => title).join(', ')],
          ]}
        />
        {card.orders.length > 0 && (
          <Facts
            title={t('card.orders')}
            facts={card.orders.map(({ id, number, course, state, created_at }) => [
              format.dayOf(created_at),
              <span key={id}>
                <Anchor inherit underline="always" component={Link} to={orderPaths.one(id)}>
                  {number}
                </Anchor>{' '}
                {course} · {states(state)}
              </span>,
            ])}
          />
        )}
        {card.earlier.length > 0 && (
          <Facts
            title={t('card.earlier')}
            facts={card.earlier.map(({ id, subject, updated_at }) => [
              format.time(updated_at),
              <Anchor key={id} inherit component={Link} to={supportPaths.one(id)}>
                {subject || t('anonymous')}
              </Anchor>,
            ])}
          />
        )}
      </Stack>
    </aside>
  );
}
