import { Button, Select, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UserDetails } from '#features/staff/contract.ts';
import { peopleApi } from '#features/staff/people/contract.ts';
import { type Role, roles } from '#shared/access.ts';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { usePersonDeed } from './usePersonDeed.ts';

export function ChangeRole({ person }: { person: UserDetails }) {
  const t = useTranslations('people');
  const titles = useTranslations('staff.roles');
  const [isOpen, dialog] = useDisclosure(false);
  const [role, setRole] = useState<Role>(person.role);
  const { run, isBusy } = usePersonDeed();
  const open = () => {
    setRole(person.role);
    dialog.open();
  };
  const submit = async () => {
    const words = {
      done: () => t('role.done', { role: titles(role) }),
      failed: (reason: string) => t('role.failed', { reason }),
    };
    if (await run(peopleApi.changeRole, { id: person.id, role }, words)) dialog.close();
  };
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('role.button')}
      </Button>
      <PanelDialog
        title={t('role.title', { name: person.full_name || person.email })}
        isOpen={isOpen}
        onClose={dialog.close}
      >
        <Text size="sm" c="dimmed" mb="sm">
          {t('role.lead')}
        </Text>
        <Select
          label={t('fields.role')}
          data={roles.map((value) => ({ value, label: titles(value) }))}
          value={role}
          onChange={(chosen) => setRole(chosen as Role)}
          allowDeselect={false}
          data-autofocus
        />
        <DialogButtons
          cancel={t('cancel')}
          submit={t('role.submit')}
          isBusy={isBusy}
          onCancel={dialog.close}
          onSubmit={submit}
        />
      </PanelDialog>
    </>
  );
}
