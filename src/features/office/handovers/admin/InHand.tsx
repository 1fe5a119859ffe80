import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { type Handover, handoversApi } from '../contract.ts';
import { callsOf, changes, type HandedThing } from './thing.ts';

/** The colleague who has it in hand; nothing while nobody has. */
export function InHand({ thing }: { thing: HandedThing }) {
  const t = useTranslations('handovers');
  const format = useFormats();
  const me = useCall(signInApi.me, {}).data;
  const handover = useCall(callsOf(thing).show, { id: thing.id }).data?.handover;
  if (!handover || !me) return null;
  const { to_id, to, from, text, at } = handover;
  const whose = to_id === me.id ? t('inYourHands') : t('inHand', { to });
  return (
    <Paper withBorder p="sm" mt="sm" component="section" aria-label={whose}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{whose}</Text>
          {text && <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>}
          <Text size="sm" c="dimmed">
            {t('facts', { from, time: format.time(at) })}
          </Text>
        </div>
        <Done handover={handover} />
      </Group>
    </Paper>
  );
}

/** Shown to its holder and to those who look after students. */
export function Done({ handover: { id, to_id } }: { handover: Handover }) {
  const t = useTranslations('handovers');
  const me = useCall(signInApi.me, {}).data;
  const mayCare = useMay('student-care');
  const { run, isBusy } = useAction(changes, t('unknown'));
  if (!mayCare && me?.id !== to_id) return null;
  const words = { done: () => t('finished'), failed: (reason: string) => t('failed', { reason }) };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void run(handoversApi.done, { id }, words)}>
      {t('done')}
    </Button>
  );
}
