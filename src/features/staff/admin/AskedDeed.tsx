import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import type { UserDetails } from '#features/staff/contract.ts';
import { peopleApi } from '#features/staff/people/contract.ts';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { usePersonDeed } from './usePersonDeed.ts';

/** Asked before they are done, since the person feels them at once. */
type Asked = 'block' | 'signOut' | 'remove' | 'giveAccess' | 'endAccess';
/** Undone as easily as done. */
type Plain = 'unblock' | 'restore' | 'invite';

function useDeed(deed: Asked | Plain, person: UserDetails) {
  const t = useTranslations('deeds');
  const { run, isBusy } = usePersonDeed();
  const words = {
    done: () => t(`${deed}.done`),
    failed: (reason: string) => t(`${deed}.failed`, { reason }),
  };
  return { isBusy, perform: () => run(peopleApi[deed], { id: person.id }, words) };
}

export function PlainDeed({ deed, person }: { deed: Plain; person: UserDetails }) {
  const t = useTranslations('deeds');
  const { perform, isBusy } = useDeed(deed, person);
  return (
    <Button variant="default" loading={isBusy} onClick={perform}>
      {t(`${deed}.button`)}
    </Button>
  );
}

export function AskedDeed({ deed, person }: { deed: Asked; person: UserDetails }) {
  const t = useTranslations('deeds');
  const cancel = useTranslations('people')('cancel');
  const [isOpen, dialog] = useDisclosure(false);
  const { perform, isBusy } = useDeed(deed, person);
  const isDangerous = deed === 'block' || deed === 'remove';
  return (
    <>
      <Button variant="default" {...(isDangerous && { c: 'bad' })} onClick={dialog.open}>
        {t(`${deed}.button`)}
      </Button>
      <PanelDialog
        title={t(`${deed}.title`, { name: person.full_name || person.email })}
        isOpen={isOpen}
        onClose={dialog.close}
      >
        <Text>{t(`${deed}.lead`)}</Text>
        <DialogButtons
          cancel={cancel}
          submit={t(`${deed}.button`)}
          isBusy={isBusy}
          isDangerous={isDangerous}
          onCancel={dialog.close}
          onSubmit={async () => {
            if (await perform()) dialog.close();
          }}
        />
      </PanelDialog>
    </>
  );
}
