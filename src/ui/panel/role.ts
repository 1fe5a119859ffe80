import { createContext, useContext } from 'react';
import { type Permission, roleCan } from '#shared/access.ts';
import type { Role } from '#shared/roles.ts';

/** The role of the panel's reader. */
export const ReaderRole = createContext<Role>('user');

/** Whether the reader holds a permission. The server asks again. */
export function useMay(permission: Permission): boolean {
  return roleCan(useContext(ReaderRole), permission);
}
