import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { UnsentMail } from '#features/records/mails/admin/UnsentMail.tsx';
import { mailsApi } from '#features/records/mails/contract.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';

const linkTo = { order: orderPaths.one, user: userPaths.one };

/** Mails that have not gone out, or that may or may not have arrived. */
export default function MailsPage() {
  const t = useTranslations('mailsPanel');
  const query = useCall(mailsApi.list, {});
  return (
    <>
      <PageHeader title={t('title')} />
      <SectionTabs section="orders" />
      <Text size="sm" c="dimmed" mb="md" maw="70ch">
        {t('hint')}
      </Text>
      <QueryState query={query}>
        {({ mails }) =>
          mails.length === 0 ? (
            <Nothing title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <Stack gap="sm">
              {mails.map((mail) => (
                <UnsentMail key={mail.id} mail={mail} linkTo={linkTo} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}
