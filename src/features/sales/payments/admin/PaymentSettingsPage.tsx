import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { toRubles } from '#shared/money.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { paymentSettingsApi } from '../contract/payments.ts';
import { captures, limitsOf, paymentMethods } from '../rules/methods.ts';

/** Ways to pay that the form offers, and when held money is taken. */
export default function PaymentSettingsPage() {
  const t = useTranslations('paymentsPanel');
  const settings = useCall(paymentSettingsApi.show, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="system" />
      <QueryState query={settings}>{(saved) => <SettingsForm saved={saved} />}</QueryState>
    </>
  );
}

function SettingsForm({ saved }: { saved: Output<typeof paymentSettingsApi.show> }) {
  const t = useTranslations('paymentsPanel');
  const names = useTranslations('orders.methods');
  const format = useFormats();
  const editing = useEditForm({
    saved,
    values: ({ methods, capture }) => ({ methods: [...methods] as string[], capture: capture as string }),
    schema: paymentSettingsApi.change.input,
    prepare: (values, { version }) => ({ ...values, version }),
    changes: [paymentSettingsApi.show.path],
    save: (sent) => call(paymentSettingsApi.change, sent),
    read: () => call(paymentSettingsApi.show, {}),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
  });
  const { form } = editing;
  return (
    <EditForm editing={editing} label={t('submit')}>
      <Checkbox.Group label={t('methods')} description={t('methodsHint')} {...form.getInputProps('methods')}>
        <Stack gap="sm" mt="sm">
          {paymentMethods.map((method) => {
            const { leastKopecks, mostKopecks } = limitsOf(method);
            const bounds = {
              from: format.money(toRubles(leastKopecks)),
              to: format.money(toRubles(mostKopecks)),
            };
            return (
              <Checkbox
                key={method}
                value={method}
                label={t('limits', { method: names(method), ...bounds })}
              />
            );
          })}
        </Stack>
      </Checkbox.Group>
      <Radio.Group label={t('capture')} {...form.getInputProps('capture')}>
        <Stack gap="sm" mt="sm">
          {captures.map((capture) => (
            <Radio key={capture} value={capture} label={t(`captures.${capture}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t('captureHint')}
      </Text>
    </EditForm>
  );
}
