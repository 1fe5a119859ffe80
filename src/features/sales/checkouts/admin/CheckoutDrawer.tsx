import { Anchor, Select, Stack, Text, Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { useReasonText } from '#features/sales/orders/admin/reasonText.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ActionLink } from '#ui/panel/Actions.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { SaveBar } from '#ui/panel/SaveBar.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { checkoutsApi } from '../contract.ts';
import type { Checkout } from '../listing.ts';
import { checkoutPaths } from '../paths.ts';
import { callStates, canMove } from '../rules.ts';
import { CheckoutState } from './CheckoutState.tsx';

export function CheckoutDrawer() {
  const t = useTranslations('checkouts.details');
  const me = useCall(signInApi.me, {}).data;
  return (
    <DetailsDrawer
      show={checkoutsApi.show}
      param="checkoutId"
      list={checkoutPaths.list}
      title={(checkout) => checkout && t('title', { name: checkout.name || readableEmail(checkout.email) })}
    >
      {(checkout) => (
        <Stack gap="lg">
          <Head checkout={checkout} />
          <Details checkout={checkout} />
          {me?.permissions.includes('orders.manage') && <NoteForm key={checkout.id} checkout={checkout} />}
        </Stack>
      )}
    </DetailsDrawer>
  );
}

/** A call, or a mail where no number was left. */
function Head({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkouts.details');
  const format = useFormats();
  const { amount, state, phone, email, order_id, number } = checkout;
  const mail = <ActionLink href={`mailto:${email}`}>{t('write')}</ActionLink>;
  return (
    <DrawerHead
      figure={format.money(amount)}
      state={<CheckoutState state={state} />}
      main={phone ? <ActionLink href={`tel:${phone}`}>{t('call')}</ActionLink> : mail}
      more={
        <>
          {phone && mail}
          <ActionLink to={orderPaths.one(order_id)}>{t('order', { number })}</ActionLink>
        </>
      }
    />
  );
}

function Details({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkouts');
  const format = useFormats();
  const reasonText = useReasonText();
  const { phone, email, why, changed_by, changed_at } = checkout;
  return (
    <>
      <Facts
        facts={[
          [
            t('list.columns.phone'),
            phone && (
              <Anchor inherit key="phone" href={`tel:${phone}`}>
                {phone}
              </Anchor>
            ),
          ],
          [
            t('list.columns.email'),
            <Anchor inherit key="email" href={`mailto:${email}`}>
              {readableEmail(email)}
            </Anchor>,
          ],
          [t('list.columns.course'), checkout.course],
          [t('details.why'), why ? reasonText(why) : t('details.waiting')],
          [t('list.columns.created_at'), format.time(checkout.created_at)],
          [t('list.columns.reminded_at'), checkout.reminded_at && format.time(checkout.reminded_at)],
          [
            t('details.changed'),
            changed_at &&
              (changed_by
                ? t('details.changedBy', { name: changed_by, time: format.time(changed_at) })
                : format.time(changed_at)),
          ],
        ]}
      />
      <Text size="sm" c="dimmed">
        {t('details.help')}
      </Text>
    </>
  );
}

function NoteForm({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkouts');
  const editing = useEditForm({
    saved: checkout,
    values: ({ state, note }) => ({ state, note }),
    schema: checkoutsApi.note.input,
    prepare: (values, { id, version }) => ({ id, version, ...values }),
    changes: [checkoutsApi.list.path, checkoutsApi.show.path],
    save: (sent) => call(checkoutsApi.note, sent),
    read: () => call(checkoutsApi.show, { id: checkout.id }),
    words: { done: () => t('form.done'), failed: (reason) => t('form.failed', { reason }) },
  });
  const { form, saved, isDirty, isBusy } = editing;
  const end = <SaveBar isDirty={isDirty} isBusy={isBusy} label={t('form.submit')} isSecondary />;
  return (
    <EditForm editing={editing} end={end}>
      <Select
        label={t('form.state')}
        data={callStates
          .filter((state) => state === saved.state || canMove(saved.state, state))
          .map((state) => ({ value: state, label: t(`list.choices.state.${state}`) }))}
        allowDeselect={false}
        {...form.getInputProps('state')}
      />
      <Textarea label={t('form.note')} autosize minRows={2} {...form.getInputProps('note')} />
    </EditForm>
  );
}
