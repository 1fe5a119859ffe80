import { NumberInput, Title } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { accountsApi } from '#features/accounts/contract.ts';
import { coursesApi } from '#features/courses/contract.ts';
import { call } from '#ui/api.ts';
import { Conflict } from '#ui/panel/Conflict.tsx';
import edit from '#ui/panel/edit.module.css';
import { useCall } from '#ui/panel/query.ts';
import { SaveBar } from '#ui/panel/SaveBar.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type Essentials, essentialsApi } from '../essentials/contract.ts';

interface PriceValues extends Record<string, unknown> {
  price: number | string;
}

const schema = z.object({ price: essentialsApi.save.input.shape.price.unwrap() });

/** The price of the last chance. Where no promotion is, there is nothing to change. */
export function PriceForm() {
  const essentials = useCall(essentialsApi.show, {});
  const { data } = essentials;
  return data && data.price !== null ? <Price saved={data} price={data.price} /> : null;
}

function Price({ saved, price }: { saved: Essentials; price: number }) {
  const t = useTranslations('contentPanel.price');
  const me = useCall(accountsApi.me, {});
  const mayChange = me.data?.permissions.includes('courses.manage') ?? false;
  const { form, isBusy, isDirty, hasConflict, submit, takeTheirs, keepMine } = usePrice(saved, price);
  return (
    <form className={edit.form} onSubmit={submit} noValidate>
      {hasConflict && <Conflict onTakeTheirs={takeTheirs} onKeepMine={keepMine} />}
      <Title order={2} size="h5">
        {t('title')}
      </Title>
      <NumberInput
        label={t('label')}
        description={t(mayChange ? 'hint' : 'mayNot')}
        disabled={!mayChange}
        hideControls
        thousandSeparator=" "
        decimalScale={2}
        suffix=" ₽"
        maw={320}
        {...form.getInputProps('price')}
      />
      {mayChange && <SaveBar isDirty={isDirty} isBusy={isBusy} label={t('save')} />}
    </form>
  );
}

function usePrice(saved: Essentials, price: number) {
  // Which state the next saving builds on.
  const version = useRef(saved.version);
  const show = (essentials: Essentials): PriceValues => {
    version.current = essentials.version;
    return { price: essentials.price ?? price };
  };
  const editing = useEditForm<PriceValues>({
    saved: { price },
    schema,
    changes: [essentialsApi.show.path, coursesApi.list.path],
    save: async (sent) => {
      const given = schema.parse(sent);
      return show(await call(essentialsApi.save, { ...given, version: version.current }));
    },
  });
  return {
    ...editing,
    takeTheirs: async () => editing.adopt(show(await call(essentialsApi.show, {}))),
    async keepMine() {
      version.current = (await call(essentialsApi.show, {})).version;
      editing.submit();
    },
  };
}
