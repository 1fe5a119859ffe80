import { Anchor, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useToast } from '#ui/Toast.tsx';
import { ordersPanelApi } from '../contract/panel.ts';

/** The adult whom a buyer under 18 has named; empty for an adult buyer. */
export function OrderGuardian({ order: { id, guardian } }: { order: OrderDetails }) {
  const t = useTranslations('orderGuardian');
  const format = useFormats();
  const me = useCall(signInApi.me, {}).data;
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
      {state !== 'consented' && me?.permissions.includes('orders.manage') && (
        <Group gap="xs" mt="xs">
          {state === 'waiting' && (
            <Action of="again" order={id} email={email} action={ordersPanelApi.mailGuardian} />
          )}
          <Action of="adult" order={id} email={email} action={ordersPanelApi.clearMinor} />
        </Group>
      )}
    </div>
  );
}

interface ActionProps {
  /** Part of the texts. */
  of: 'again' | 'adult';
  order: string;
  email: string;
  action: typeof ordersPanelApi.mailGuardian | typeof ordersPanelApi.clearMinor;
}

function Action({ of, order, email, action }: ActionProps) {
  const t = useTranslations(`orderGuardian.${of}`);
  const failed = useTranslations('orderActions');
  const unknown = useTranslations('people')('failed');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const send = async () => {
    try {
      await call(action, { id: order });
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
      text={t('text', { email: readableEmail(email) })}
      confirm={t('confirm')}
      isDangerous={of === 'adult'}
      onConfirm={send}
    />
  );
}
