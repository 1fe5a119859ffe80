import { Group, Stack, Text, Title } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { useReasonText } from '#features/sales/orders/admin/reasonText.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { formatDay } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { type OrderRefunds as Refunds, refundsPanelApi } from '../contract/refunds.ts';
import type { Refund } from '../listing.ts';
import { inFront } from './inFront.ts';
import { RefundState } from './RefundState.tsx';
import { NoteSent, ReceiptNumber, RetryRefund } from './RefundSteps.tsx';
import { RefundWishes } from './RefundWishes.tsx';

/** Part of an order's details: what went back, what can, and the steps to it. Empty for an order that was never paid. */
export function OrderRefunds({ order }: { order: OrderDetails }) {
  const t = useTranslations('refundsPanel.order');
  const { data } = useCall(refundsPanelApi.ofOrder, { id: order.id }, { isEnabled: order.paid_at !== null });
  if (!data || order.paid_at === null) return null;
  return (
    <section aria-labelledby="order-refunds">
      <Title order={3} size="h5" mb={4} id="order-refunds">
        {t('title')}
      </Title>
      <Sums refunds={data} />
      <RefundWishes refunds={data} />
      {data.refunds.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <Stack gap="md" mt="sm">
        {data.refunds.map((refund) => (
          <OneRefund key={refund.id} refund={refund} refunds={data} />
        ))}
      </Stack>
    </section>
  );
}

function Sums({ refunds }: { refunds: Refunds }) {
  const t = useTranslations('refundsPanel.order');
  const format = useFormats();
  const language = useLocale() as Language;
  const { left, returned, under_way, suggestion, last_day, way, provider } = refunds;
  const lastDay = last_day && formatDay(last_day, language, true);
  const words = suggestion && {
    amount: format.money(suggestion.amount),
    done: suggestion.lessons_done,
    total: suggestion.lessons_total,
    unmarked: suggestion.lessons_unmarked,
  };
  return (
    <>
      <Facts
        facts={[
          [t('returned'), returned > 0 && format.money(returned)],
          [t('underWay'), under_way > 0 && format.money(under_way)],
          [t('left'), format.money(left)],
          [t('term'), lastDay && t(suggestion?.in_time ? 'termUntil' : 'termOver', { date: lastDay })],
          [t('suggestion'), words && left > 0 && t(suggestion.in_time ? 'inTime' : 'byUse', words)],
        ].map(([label, value]) => [label, value || null] as [string, string | null])}
      />
      {way === 'by_hand' && left > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('handNote', { provider: provider ?? 'manual' })}
        </Text>
      )}
    </>
  );
}

function OneRefund({ refund, refunds }: { refund: Refund; refunds: Refunds }) {
  const t = useTranslations('refundsPanel');
  const list = useTranslations('refundList');
  const steps = useTranslations('refundSteps');
  const format = useFormats();
  const reasonText = useReasonText();
  const { state, amount, suggested, wish, reason, closes_access, decided_by, decided_at, failure, way } =
    refund;
  const isGranted = state !== 'requested' && state !== 'declined';
  return (
    <div>
      <Facts
        facts={[
          [list('columns.state'), <RefundState key="state" state={state} />],
          [
            t('order.amount'),
            amount === null
              ? t('order.suggested', { amount: format.money(suggested) })
              : format.money(amount),
          ],
          [list('columns.created_at'), format.time(refund.created_at)],
          [list('columns.origin'), list(`choices.origin.${refund.origin}`)],
          [t('order.wish'), wish],
          [t('order.reason'), reason],
          [
            t('order.decided'),
            decided_at && t('order.decidedBy', { who: decided_by ?? '', date: format.time(decided_at) }),
          ],
          [t('order.way'), way && t(`order.ways.${way}`)],
          [t('order.access'), isGranted && (closes_access ? t('order.closes') : t('order.stays'))],
          [
            t('order.failure'),
            failure && reasonText(failure === 'insufficient_funds' ? 'shop_funds' : failure),
          ],
          [steps('receipt'), refund.receipt_number],
          [t('order.finished'), refund.finished_at && format.time(refund.finished_at)],
        ].map(([label, value]) => [label, value || null] as [string, React.ReactNode])}
      />
      <Steps refund={refund} refunds={refunds} />
    </div>
  );
}

/** Those that do not stand at the top of the order, where one more has failed or is sent by hand. */
function Steps({ refund, refunds }: { refund: Refund; refunds: Refunds }) {
  const mayRefund = useMay('refunds.manage');
  if (!mayRefund) return null;
  const { state, way } = refund;
  if (state === 'succeeded' && way === 'by_hand') return <ReceiptNumber refund={refund} refunds={refunds} />;
  if (inFront(refunds).refund?.id === refund.id) return null;
  if (state === 'failed')
    return (
      <Group gap="xs" mt="xs">
        {refunds.way === 'provider' && <RetryRefund refund={refund} refunds={refunds} way="provider" />}
        <RetryRefund refund={refund} refunds={refunds} way="by_hand" />
      </Group>
    );
  if (state === 'approved' && way === 'by_hand')
    return (
      <Group gap="xs" mt="xs">
        <NoteSent refund={refund} refunds={refunds} />
      </Group>
    );
  return null;
}
