import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { DrawerLink } from '#ui/panel/DrawerLink.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { type Handover, handoversApi } from '../contract.ts';
import { Done } from './InHand.tsx';

/** People and orders that colleagues have handed to the reader, until they are done. */
export default function HandoversPage() {
  const t = useTranslations('handovers.list');
  const query = useCall(handoversApi.mine, {});
  return (
    <>
      <PageHeader title={t('title')} />
      <SectionTabs section="users" />
      <QueryState query={query}>
        {({ handovers }) =>
          handovers.length === 0 ? (
            <Nothing title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <Stack gap="sm">
              {handovers.map((handover) => (
                <OneHandover key={handover.id} handover={handover} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}

function OneHandover({ handover }: { handover: Handover }) {
  const t = useTranslations('handovers');
  const format = useFormats();
  const { user_id, order_id, subject, text, from, at } = handover;
  return (
    <Paper withBorder p="md" component="section" aria-label={subject}>
      <Group justify="space-between" gap="sm">
        <div>
          <Anchor
            component={DrawerLink}
            to={order_id === null ? userPaths.one(user_id!) : orderPaths.one(order_id)}
            fw={600}
          >
            {subject}
          </Anchor>
          {text && <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>}
          <Text size="sm" c="dimmed">
            {t('facts', { from, time: format.time(at) })}
          </Text>
        </div>
        <Done handover={handover} />
      </Group>
    </Paper>
  );
}
