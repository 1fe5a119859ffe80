import { Button, List, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { usableRights } from '#features/accounts/staff/rules.ts';
import { roleCan } from '#shared/access.ts';
import { type Role, roles } from '#shared/roles.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';

/** Explains the roles from the very table that the server checks; only rights with a screen. */
export function RoleHelp() {
  const t = useTranslations('rights');
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={dialog.open} aria-haspopup="dialog">
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={isOpen} onClose={dialog.close} size="lg">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('lead')}
          </Text>
          {roles.map((role) => (
            <RoleRights key={role} role={role} />
          ))}
        </Stack>
      </PanelDialog>
    </>
  );
}

function RoleRights({ role }: { role: Role }) {
  const t = useTranslations('rights');
  const titles = useTranslations('staff.roles');
  const held = usableRights.filter((permission) => roleCan(role, permission));
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {titles(role)}
      </Title>
      {held.length === 0 && <Text size="sm">{t('none')}</Text>}
      <List size="sm" listStyleType="disc">
        {held.map((permission) => (
          <List.Item key={permission}>{t(`can.${permission}`)}</List.Item>
        ))}
      </List>
    </section>
  );
}
