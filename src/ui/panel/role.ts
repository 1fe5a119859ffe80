import { createContext, useContext } from 'react';
import { type Access, mayAccess } from '#shared/access.ts';
import type { Role } from '#shared/roles.ts';

/** The role of the panel's reader. */
export const ReaderRole = createContext<Role>('user');

/** Whether the reader may make calls with this access. The server asks again. */
export function useMay(access: Access): boolean {
  return mayAccess(useContext(ReaderRole), access);
}
