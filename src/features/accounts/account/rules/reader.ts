import { isStaff, type Role } from '#shared/roles.ts';

/** Whom somebody tells about a change that was not theirs depends on who they are. */
export function readerOf(role: Role): 'owner' | 'staff' | 'student' {
  if (role === 'super_admin') return 'owner';
  return isStaff(role) ? 'staff' : 'student';
}
