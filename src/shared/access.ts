/** Who may do what. This one table serves the API, the panel's menu and every button. */
import { isStaff, type Role } from './roles.ts';

type StaffRole = Exclude<Role, 'user'>;

const everyStaff: StaffRole[] = [
  'support',
  'content_manager',
  'financial',
  'manager',
  'admin',
  'super_admin',
];

/** Permission → the staff roles that hold it. */
const grants = {
  'users.view': everyStaff,
  'users.edit': ['manager', 'admin', 'super_admin'],
  'users.manage': ['admin', 'super_admin'],
  'orders.view': everyStaff,
  'orders.manage': ['manager', 'admin', 'super_admin'],
  'refunds.manage': ['financial', 'super_admin'],
  'models.view': ['support', 'content_manager', 'manager', 'admin', 'super_admin'],
  'models.manage': ['content_manager', 'admin', 'super_admin'],
  'applications.view': ['support', 'content_manager', 'manager', 'admin', 'super_admin'],
  'applications.manage': ['content_manager', 'manager', 'admin', 'super_admin'],
  'courses.view': everyStaff,
  'courses.manage': ['admin', 'super_admin'],
  'lessons.manage': ['content_manager', 'admin', 'super_admin'],
  'materials.manage': ['content_manager', 'admin', 'super_admin'],
  'course_access.manage': ['content_manager', 'manager', 'admin', 'super_admin'],
  'installment.view': ['support', 'financial', 'manager', 'admin', 'super_admin'],
  'installment.manage': ['financial', 'manager', 'admin', 'super_admin'],
  'statistics.view': everyStaff,
  'financial_reports.view': ['financial', 'admin', 'super_admin'],
  'data.export': ['financial', 'admin', 'super_admin'],
  'reviews.manage': ['content_manager', 'manager', 'admin', 'super_admin'],
  'content.manage': ['content_manager', 'admin', 'super_admin'],
  'support.chat': ['support', 'content_manager', 'manager', 'admin', 'super_admin'],
  'system.logs': ['super_admin'],
  'system.settings': ['super_admin'],
  'roles.manage': ['super_admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof grants;
export const permissions = Object.keys(grants) as Permission[];

/**
 * Who may call an endpoint: anybody, anybody signed in, any staff member, those who look after students, or the holders
 * of a permission.
 */
export type Access = 'anyone' | 'signed-in' | 'staff' | 'student-care' | Permission;

export function roleCan(role: Role, permission: Permission): boolean {
  return (grants[permission] as readonly Role[]).includes(role);
}

/** Staff who talk with students or hold their orders (docs/decisions/073). */
function caresForStudents(role: Role): boolean {
  return roleCan(role, 'users.view') && (roleCan(role, 'support.chat') || roleCan(role, 'orders.manage'));
}

/** `null` stands for an anonymous visitor. */
export function mayAccess(role: Role | null, access: Access): boolean {
  if (access === 'anyone') return true;
  if (role === null) return false;
  if (access === 'signed-in') return true;
  if (access === 'staff') return isStaff(role);
  if (access === 'student-care') return caresForStudents(role);
  return roleCan(role, access);
}
