import { Stack, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Input } from '#shared/contract.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { mailsApi } from '../contract.ts';
import { UnsentMail } from './UnsentMail.tsx';

/** Mails to a person, or about an order and to its buyer, that have not gone out; nothing where all have. */
export function UnsentMails({ of }: { of: Input<typeof mailsApi.list> }) {
  const t = useTranslations('mailsPanel');
  const mayRead = useMay('support.chat');
  const { data } = useCall(mailsApi.list, of, { isEnabled: mayRead });
  const unsent = data?.mails.filter(({ state }) => state !== 'sent_again') ?? [];
  if (unsent.length === 0) return null;
  return (
    <section aria-labelledby="unsent-mails">
      <Title order={3} size="h5" mb="xs" id="unsent-mails">
        {t('title')}
      </Title>
      <Stack gap="xs">
        {unsent.map((mail) => (
          <UnsentMail key={mail.id} mail={mail} />
        ))}
      </Stack>
    </section>
  );
}
