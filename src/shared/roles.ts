/** Roles by themselves, for public pages: they do without the table of rights (access.ts). */

export const roles = [
  'user',
  'support',
  'content_manager',
  'financial',
  'manager',
  'admin',
  'super_admin',
] as const;
export type Role = (typeof roles)[number];

export function isStaff(role: Role): boolean {
  return role !== 'user';
}
