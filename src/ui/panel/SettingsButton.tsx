import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Permission } from '#shared/access.ts';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { PanelDialog } from './PanelDialog.tsx';
import { QueryState } from './QueryState.tsx';
import { useCall } from './query.ts';
import { useMay } from './role.ts';
import { useAddressDialog } from './useAddressDialog.ts';

interface SettingsButtonProps<E extends Endpoint> {
  /** Without it there is no button. */
  permission: Permission;
  /** Reads the settings, once the dialog is open. */
  show: E;
  words: { button: string; title: string };
  /** Name of the dialog in the address. */
  name?: string;
  /** The form. */
  children(saved: Output<E>, onClose: () => void): ReactNode;
}

/** Opens the settings of a section in a dialog. */
export function SettingsButton<E extends Endpoint>(props: SettingsButtonProps<E>) {
  const { permission, show, words, name = 'settings', children } = props;
  const dialog = useAddressDialog(name);
  const settings = useCall(show, {} as Input<E>, { isEnabled: dialog.isOpen });
  if (!useMay(permission)) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {words.button}
      </Button>
      <PanelDialog title={words.title} isOpen={dialog.isOpen} onClose={dialog.close}>
        <QueryState query={settings}>{(saved) => children(saved, dialog.close)}</QueryState>
      </PanelDialog>
    </>
  );
}
