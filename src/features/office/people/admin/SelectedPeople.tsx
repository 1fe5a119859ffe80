import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import type { ListState } from '#ui/panel/listState.ts';
import { SelectedBar } from '#ui/panel/SelectedBar.tsx';
import { useToast } from '#ui/Toast.tsx';
import { type Batch, batchesApi } from '../contract/batches.ts';
import type { PeopleQuery } from '../listing.ts';
import { batchMost } from '../rules/batches.ts';
import { BatchActions } from './BatchActions.tsx';

interface SelectedPeopleProps {
  me: Me;
  ids: readonly string[];
  list: ListState<PeopleQuery>;
  total: number | undefined;
  /** Ticks all of these. */
  onChoose(ids: readonly string[]): void;
  onClear(): void;
  onDone(batch: Batch): void;
}

/** Everybody who is ticked, on whatever page, and what can be done to them; there while anybody is. */
export function SelectedPeople({ me, ids, list, total, onChoose, onClear, onDone }: SelectedPeopleProps) {
  const t = useTranslations('batches');
  const { chooseFound, isBusy, found } = useFound(list, onChoose);
  if (ids.length === 0) return null;
  const isCut = found !== null && found > batchMost && ids.length >= batchMost;
  return (
    <SelectedBar text={t('selected', { count: ids.length })} onClear={onClear}>
      {total !== undefined && ids.length < Math.min(total, batchMost) && (
        <Button size="sm" variant="subtle" loading={isBusy} onClick={() => void chooseFound()}>
          {t('all', { count: total })}
        </Button>
      )}
      {isCut && <Text size="sm">{t('first', { total: found, most: batchMost })}</Text>}
      <BatchActions me={me} ids={ids.slice(0, batchMost)} onDone={onDone} />
    </SelectedBar>
  );
}

/** Ticks all whom the search finds, whether their page was seen or not. */
function useFound({ values }: ListState<PeopleQuery>, onChoose: (ids: readonly string[]) => void) {
  const t = useTranslations('panel.problem');
  const toast = useToast();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<number | null>(null);
  async function chooseFound() {
    const { page: _page, page_size: _size, after: _after, before: _before, ...selection } = values;
    setBusy(true);
    try {
      const { ids, total } = await call(batchesApi.find, selection);
      setFound(total);
      onChoose(ids);
    } catch (error) {
      toast('error', failureText(error, t('other')));
    } finally {
      setBusy(false);
    }
  }
  return { chooseFound, isBusy, found };
}
