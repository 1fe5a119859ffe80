import { Alert, Group, Text } from '@mantine/core';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { rehearsalApi } from '../contract.ts';

/** While the school rehearses: what that means, and how it ends; for those who may end it. Nothing otherwise. */
export function EndRehearsal() {
  const root = useRouteLoaderData('root') as { isRehearsal?: boolean } | undefined;
  const may = useMay('system.settings');
  return root?.isRehearsal && may ? <UnderWay /> : null;
}

function UnderWay() {
  const t = useTranslations('rehearsal');
  const format = useFormats();
  const rehearsal = useCall(rehearsalApi.show, {});
  const { run } = useAction([rehearsalApi.show.path], t('unknown'));
  const end = async () => {
    await run(
      rehearsalApi.end,
      { confirm: true },
      { done: (answer) => t('done', answer), failed: (reason) => t('failed', { reason }) },
    );
  };
  return (
    <QueryState query={rehearsal}>
      {({ since, orders }) =>
        since === null ? (
          <Alert variant="light" color="good" title={t('ended')} mb="lg">
            {t('next')}
          </Alert>
        ) : (
          <Alert variant="light" color="gray" title={t('title')} mb="lg">
            <Text size="sm" mb="sm">
              {t('lead', { date: format.time(since), orders })}
            </Text>
            <Group>
              <ConfirmButton
                label={t('button')}
                title={t('question')}
                text={t('consequences', { orders })}
                confirm={t('confirm')}
                isDangerous
                onConfirm={end}
              />
            </Group>
          </Alert>
        )
      }
    </QueryState>
  );
}
