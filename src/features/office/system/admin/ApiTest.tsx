import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import type { Endpoint, Input } from '#shared/contract.ts';
import { CallError, send } from '#ui/api.ts';
import { useToast } from '#ui/Toast.tsx';
import { ApiDocs } from './ApiDocs.tsx';

interface Answered {
  name: string;
  /** 0 where nobody answered. */
  status: number;
  ms: number;
}

/** One call that anybody may make, and one that needs the reader's right: status and time of each. */
export function ApiTest() {
  const t = useTranslations('systemPanel.api');
  const toast = useToast();
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const [isBusy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    const now = [
      await timed(t('open'), modelsApi.list, {}, true),
      await timed(t('own'), staffApi.listUsers, { page_size: 10 }, false),
    ];
    setAnswers(now);
    setBusy(false);
    const isGood = now.every(({ status }) => status === 200);
    toast(isGood ? 'success' : 'error', t(isGood ? 'done' : 'failed'));
  };
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t('lead')}
      </Text>
      <Group>
        <Button variant="default" loading={isBusy} onClick={test}>
          {t('button')}
        </Button>
        <ApiDocs>{t('docs')}</ApiDocs>
      </Group>
      <div role="status">
        {answers.map(({ name, status, ms }) => (
          <Text key={name} size="sm" mt="xs">
            {t('answer', { name, status: status === 0 ? t('lost') : String(status), ms })}
          </Text>
        ))}
      </div>
    </>
  );
}

async function timed<E extends Endpoint>(
  name: string,
  endpoint: E,
  input: Input<E>,
  isAnonymous: boolean,
): Promise<Answered> {
  const begun = performance.now();
  const status = await send(endpoint, input, { isAnonymous }).then(
    (response) => response.status,
    (error: unknown) => (error instanceof CallError ? error.status : 0),
  );
  return { name, status, ms: Math.round(performance.now() - begun) };
}
