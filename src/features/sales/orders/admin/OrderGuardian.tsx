import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useToast } from '#ui/Toast.tsx';
import { ordersPanelApi } from '../contract/panel.ts';

/** The adult whom a buyer under 18 has named; empty for an adult buyer. */
export function OrderGuardian({ order: { guardian } }: { order: OrderDetails }) {
  const t = useTranslations('orderGuardian');
  const format = useFormats();
  if (!guardian) return null;
  const { state, name, email, expires_at } = guardian;
  return (
    <div>
      <Facts
        title={t('title')}
        facts={[
          [t('state'), t(`states.${state}`)],
          [t('name'), name],
          [
            t('email'),
            email && (
              <Anchor inherit href={`mailto:${email}`}>
                {readableEmail(email)}
              </Anchor>
            ),
          ],
          [t('until'), state === 'waiting' && format.time(expires_at)],
        ]}
      />
    </div>
  );
}

const calls = { again: ordersPanelApi.mailGuardian, adult: ordersPanelApi.clearMinor } as const;

interface GuardianActionProps {
  order: OrderDetails;
  /** `again`: the guardian's mail once more · `adult`: the buyer is of age after all. */
  of: keyof typeof calls;
}

export function canAct({ guardian }: OrderDetails, of: GuardianActionProps['of']): boolean {
  if (!guardian || guardian.state === 'consented') return false;
  return of === 'adult' || guardian.state === 'waiting';
}

export function GuardianAction({ order: { id, guardian }, of }: GuardianActionProps) {
  const t = useTranslations(`orderGuardian.${of}`);
  const failed = useTranslations('orderActions');
  const unknown = useTranslations('people')('failed');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const send = async () => {
    try {
      await call(calls[of], { id });
      toast('success', t('done'));
    } catch (error) {
      toast('error', failed('failed', { reason: failureText(error, unknown) }));
    }
    await client.invalidateQueries({ queryKey: [ordersApi.show.path] });
  };
  return (
    <ConfirmButton
      label={t('button')}
      title={t('title')}
      text={t('text', { email: readableEmail(guardian?.email ?? '') })}
      confirm={t('confirm')}
      isDangerous={of === 'adult'}
      onConfirm={send}
    />
  );
}
