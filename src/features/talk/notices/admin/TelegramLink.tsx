import { Anchor, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useToast } from '#ui/Toast.tsx';
import { type NoticeSettings, noticesApi } from '../contract.ts';
import { codeMinutes } from '../rules.ts';

type Link = NonNullable<NoticeSettings['telegram']>['link'];
type Trouble = NonNullable<NoticeSettings['telegram']>['trouble'];
type Started = Output<typeof noticesApi.startLink>;

const queryKey = [noticesApi.show.path, {}];
const askAgainMs = 2000;

/** Links the person's Telegram with the school's bot, or ends that. */
export function TelegramLink({ link, trouble }: { link: Link; trouble: Trouble }) {
  const t = useTranslations('notices.link');
  const { start, end, started } = useLinking(link);
  return (
    <Paper withBorder p="lg" mb="lg" maw={760} component="section" aria-labelledby="notice-telegram">
      <Title order={2} size="h5" mb="xs" id="notice-telegram">
        {t('title')}
      </Title>
      <Stack gap="sm" align="start">
        <LinkState link={link} />
        {trouble && (
          <Text size="sm" c="red.7" role="alert">
            {t(`trouble.${trouble}`)}
          </Text>
        )}
        {started ? (
          <Waiting started={started} />
        ) : (
          <Group gap="sm">
            {(!link || link.is_off) && (
              <Button onClick={() => start.mutate()} loading={start.isPending}>
                {link ? t('again') : t('start')}
              </Button>
            )}
            {link && (
              <ConfirmButton
                label={t('end')}
                title={t('endTitle')}
                text={t('endText')}
                confirm={t('end')}
                onConfirm={() => end.mutateAsync().then(() => {})}
              />
            )}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function LinkState({ link }: { link: Link }) {
  const t = useTranslations('notices.link');
  const format = useFormats();
  if (!link) return <Text size="sm">{t('lead')}</Text>;
  if (link.is_off) return <Text size="sm">{t('off')}</Text>;
  return <Text size="sm">{t('linked', { name: link.name, date: format.dayOf(link.linked_at) })}</Text>;
}

function Waiting({ started }: { started: Started }) {
  const t = useTranslations('notices.link');
  return (
    <>
      <Text size="sm">{t('how', { bot: started.bot })}</Text>
      <Code block maw="100%">
        {started.command}
      </Code>
      <Anchor href={started.address} target="_blank" rel="noreferrer">
        {t('open')}
      </Anchor>
      <Text size="sm" c="dimmed" role="status">
        {t('waiting', { minutes: codeMinutes })}
      </Text>
    </>
  );
}

/** Until the bot has been written to, or the code is too old, the page looks whether it is linked. */
function useLinking(link: Link) {
  const t = useTranslations('notices.link');
  const toast = useToast();
  const cache = useQueryClient();
  const failureText = useFailureText();
  const onError = (error: Error) => toast('error', t('failed', { reason: failureText(error) }));
  const start = useMutation({
    mutationFn: async () => ({ ...(await call(noticesApi.startLink, {})), before: link?.linked_at }),
    onError,
  });
  const isLinked = link !== null && !link.is_off && link.linked_at !== start.data?.before;
  const isOpen = start.data !== undefined && !isLinked && new Date(start.data.expires_at) > new Date();
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const settings = await call(noticesApi.show, {}, { signal });
      const now = settings.telegram?.link;
      if (start.data && now && !now.is_off && now.linked_at !== start.data.before) {
        start.reset();
        toast('success', t('done'));
      }
      return settings;
    },
    enabled: isOpen,
    refetchInterval: askAgainMs,
  });
  const end = useMutation({
    mutationFn: () => call(noticesApi.endLink, {}),
    onSuccess(settings) {
      start.reset();
      cache.setQueryData(queryKey, settings);
    },
    onError,
  });
  return { start, end, started: isOpen ? start.data : null };
}
