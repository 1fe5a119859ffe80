import { Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { peopleApi } from '../contract/actions.ts';
import type { UserDetails } from '../contract/list.ts';
import { usePersonAction } from './usePersonAction.ts';

/** Actions that ask for confirmation, since the person feels them at once. */
type Asked = 'block' | 'knowAdult' | 'signOut' | 'remove' | 'endAccess';
/** Actions undone as easily as done. */
type Plain = 'unblock' | 'restore' | 'invite' | 'sendAccess';

type Named = Pick<UserDetails, 'id' | 'full_name' | 'email'>;

function useAction(action: Asked | Plain, person: Named) {
  const t = useTranslations('actions');
  const { run, isBusy } = usePersonAction();
  const words = {
    done: () => t(`${action}.done`),
    failed: (reason: string) => t(`${action}.failed`, { reason }),
  };
  return { isBusy, perform: () => run(peopleApi[action], { id: person.id }, words) };
}

export function PlainAction({ action, person }: { action: Plain; person: UserDetails }) {
  const t = useTranslations('actions');
  const { perform, isBusy } = useAction(action, person);
  return (
    <ActionButton isBusy={isBusy} onClick={() => void perform()}>
      {t(`${action}.button`)}
    </ActionButton>
  );
}

export function AskedAction({ action, person }: { action: Asked; person: UserDetails }) {
  const t = useTranslations('actions');
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <ActionButton isDangerous={isDangerous(action)} onClick={dialog.open}>
        {t(`${action}.button`)}
      </ActionButton>
      <AskedDialog action={action} person={person} isOpen={isOpen} onClose={dialog.close} />
    </>
  );
}

interface AskedDialogProps {
  action: Asked;
  person: Named;
  isOpen: boolean;
  onClose(): void;
  onDone?(): void;
}

/** The question alone, for a button that stands elsewhere. */
export function AskedDialog({ action, person, isOpen, onClose, onDone }: AskedDialogProps) {
  const t = useTranslations('actions');
  const cancel = useTranslations('people')('cancel');
  const { perform, isBusy } = useAction(action, person);
  return (
    <PanelDialog
      title={t(`${action}.title`, { name: person.full_name || readableEmail(person.email) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Text>{t(`${action}.lead`)}</Text>
      <DialogButtons
        cancel={cancel}
        submit={t(`${action}.button`)}
        isBusy={isBusy}
        isDangerous={isDangerous(action)}
        onCancel={onClose}
        onSubmit={async () => {
          if (!(await perform())) return;
          onClose();
          onDone?.();
        }}
      />
    </PanelDialog>
  );
}

function isDangerous(action: Asked): boolean {
  return action === 'block' || action === 'remove';
}
