import { Text, Title } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type Essentials, essentialsApi } from '../contract/essentials.ts';

interface PriceValues extends Record<string, unknown> {
  price: number | string;
}

const schema = z.object({ price: essentialsApi.save.input.shape.price.unwrap() });

/** The price in the last-chance section. Without a promotion there is nothing to change. */
export function PriceForm() {
  const essentials = useCall(essentialsApi.show, {});
  const { data } = essentials;
  return data && data.price !== null ? <Price saved={data} price={data.price} /> : null;
}

function Price({ saved, price }: { saved: Essentials; price: number }) {
  const t = useTranslations('contentPanel.price');
  const me = useCall(signInApi.me, {});
  const mayChange = me.data?.permissions.includes('courses.manage') ?? false;
  const editing = usePrice(saved, price);
  return (
    <EditForm editing={editing} label={t('save')} {...(!mayChange && { end: null })}>
      <Title order={2} size="h5">
        {t('title')}
      </Title>
      <MoneyInput
        label={t('label')}
        description={t(mayChange ? 'hint' : 'mayNot')}
        disabled={!mayChange}
        suffix=" ₽"
        maw={320}
        {...editing.form.getInputProps('price')}
      />
      <CrossedOut essentials={saved} />
    </EditForm>
  );
}

/** Price crossed out for visitors, and why it is no higher. */
function CrossedOut({ essentials: { compare_at, compare_at_limit: limit } }: { essentials: Essentials }) {
  const t = useTranslations('contentPanel.price');
  const language = useLocale();
  if (compare_at === null) return null;
  const rubles = (amount: number) => formatRubles(amount, language);
  return (
    <Text size="sm" c="dimmed">
      {limit !== null && compare_at > limit
        ? t('neverAsked', { price: rubles(compare_at), limit: rubles(limit) })
        : t('crossedOut', { price: rubles(compare_at) })}
    </Text>
  );
}

function usePrice(saved: Essentials, price: number) {
  return useEditForm({
    saved,
    values: (essentials): PriceValues => ({ price: essentials.price ?? price }),
    schema,
    changes: [essentialsApi.show.path, coursesApi.list.path],
    save: (sent, { version }) => call(essentialsApi.save, { ...sent, version }),
    read: () => call(essentialsApi.show, {}),
  });
}
