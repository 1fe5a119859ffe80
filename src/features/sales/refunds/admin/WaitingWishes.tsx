import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { readableEmail } from '#shared/domains.ts';
import { DrawerLink } from '#ui/panel/DrawerLink.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import type { WaitingWish } from '../contract/refunds.ts';

/** Open wishes of colleagues, each decided on its order. Empty without any. */
export function WaitingWishes({ wishes }: { wishes: readonly WaitingWish[] }) {
  const t = useTranslations('refundsPanel.wish');
  const erasedName = useTranslations('refundList')('erased');
  const format = useFormats();
  if (wishes.length === 0) return null;
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="wishes-title">
      <Title order={2} size="h4" id="wishes-title" mb="sm">
        {t('waiting')}
      </Title>
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {wishes.map(({ id, order_id, order, erased, email, course, text, by, created_at }) => (
          <li key={id}>
            <Anchor component={DrawerLink} to={orderPaths.one(order_id)} underline="always">
              {order}
            </Anchor>{' '}
            {erased ? erasedName : readableEmail(email)}, {course}
            <Text>{text}</Text>
            <Text size="sm" c="dimmed">
              {by && `${by} · `}
              {format.time(created_at)}
            </Text>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}
