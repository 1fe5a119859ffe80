import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { Actions } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { useMay } from '#ui/panel/role.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { useToast } from '#ui/Toast.tsx';
import { waitlistPanelApi } from '../contract.ts';
import { waitlistListing } from '../listing.ts';
import { confirmWithinDays, keptMonths, type WaitlistState } from '../rules.ts';

const looks: Record<WaitlistState, StateLook> = {
  unconfirmed: 'untouched',
  waiting: 'promising',
  told: 'good',
};

export default function WaitlistPage() {
  const t = useTranslations('waitlistPanel');
  const list = useListing(waitlistListing, waitlistPanelApi.list);
  const mayTell = useMay('users.edit');
  const { entries, total, waiting = 0, is_open = false } = list.query.data ?? {};
  return (
    <>
      <PageHeader title={t('list.title')} action={<ExportButton list={list} total={total} />} />
      <SectionTabs section="users" />
      <Group mb="md" gap="md">
        {mayTell && waiting > 0 && <Actions main={<TellButton waiting={waiting} isOpen={is_open} />} />}
        <Text size="sm" c="dimmed">
          {t('kept', { days: confirmWithinDays, months: keptMonths })}
        </Text>
      </Group>
      <Filters list={list} />
      <ListTable
        list={list}
        rows={entries}
        total={total}
        cells={{
          state: ({ state }) => (
            <StateBadge look={looks[state]}>{t(`list.choices.state.${state}`)}</StateBadge>
          ),
        }}
      />
    </>
  );
}

interface TellButtonProps {
  waiting: number;
  isOpen: boolean;
}

/** One press, one mail to each; it says why it cannot be pressed. */
function TellButton({ waiting, isOpen }: TellButtonProps) {
  const t = useTranslations('waitlistPanel.tell');
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const tell = async () => {
    try {
      const { count } = await call(waitlistPanelApi.tell, {});
      toast('success', t('done', { count }));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error) }));
    }
    await client.invalidateQueries({ queryKey: [waitlistPanelApi.list.path] });
  };
  return (
    <ConfirmButton
      label={t('button')}
      title={t('title')}
      text={t('text', { count: waiting })}
      confirm={t('confirm')}
      isDangerous={false}
      whyNot={isOpen ? null : t('notOpen')}
      onConfirm={tell}
    />
  );
}
