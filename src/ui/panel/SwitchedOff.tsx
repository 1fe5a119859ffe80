import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Permission } from '#shared/access.ts';
import { Nothing } from './Nothing.tsx';
import { useMay } from './role.ts';

interface SwitchedOffProps {
  words(text: 'off' | 'offHint' | 'toSettings'): string;
  /** Who may switch it on. */
  permission: Permission;
}

/** Empty state of a list that stays empty: what fills it is switched off. Leads to the settings of the section. */
export function SwitchedOff({ words, permission }: SwitchedOffProps) {
  const isLinked = useMay(permission);
  return (
    <Nothing title={words('off')} hint={words('offHint')}>
      {isLinked && (
        <Anchor component={Link} to="?form=settings" size="sm">
          {words('toSettings')}
        </Anchor>
      )}
    </Nothing>
  );
}
