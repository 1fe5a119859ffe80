import { Button, Group, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { inboxApi, type OpenConversation } from '../contract/inbox.ts';
import { canMove } from '../rules/conversation.ts';
import { useStep } from './useStep.ts';

/** Buttons of staff for a conversation: those of a colleague's are left to the colleague. */
export function ConversationSteps({ open }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox.open');
  const { isBusy, act } = useStep(open.id);
  const isTheirs = open.state === 'human' && !open.is_mine;
  return (
    <Group gap="xs">
      {open.state !== 'human' && (
        <Button disabled={isBusy} onClick={() => act(inboxApi.take, {})}>
          {t('take')}
        </Button>
      )}
      <HandOn open={open} />
      {!isTheirs && canMove(open.state, 'bot') && open.state !== 'closed' && (
        <Button variant="default" disabled={isBusy} onClick={() => act(inboxApi.release, {})}>
          {t('release')}
        </Button>
      )}
      {!isTheirs && canMove(open.state, 'closed') && (
        <Button variant="default" disabled={isBusy} onClick={() => act(inboxApi.close, {})}>
          {t('close')}
        </Button>
      )}
    </Group>
  );
}

function HandOn({ open }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox.open');
  const dialog = useAddressDialog('assign');
  const { isBusy, act } = useStep(open.id);
  const operators = useCall(inboxApi.operators, {}, { isEnabled: dialog.isOpen });
  const [chosen, setChosen] = useState<string | null>(null);
  const from = open.state === 'human' ? open.operator_id : null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('assign')}
      </Button>
      <PanelDialog title={t('assignTitle')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <form
          onSubmit={async (event) => {
            event.preventDefault();
            if (chosen && (await act(inboxApi.assign, { operator_id: chosen, from }))) void dialog.close();
          }}
        >
          <Select
            label={t('assignTo')}
            data={(operators.data?.operators ?? [])
              .filter(({ id }) => id !== from)
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={setChosen}
            required
            data-autofocus
            mb="md"
          />
          <DialogButtons cancel={t('cancel')} submit={t('assign')} isBusy={isBusy} onCancel={dialog.close} />
        </form>
      </PanelDialog>
    </>
  );
}
