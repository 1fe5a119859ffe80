/** Who holds which permission, written down independently of the code (decisions §6). */
import type { Role } from '#shared/roles.ts';

const staff: Role[] = ['support', 'content_manager', 'financial', 'manager', 'admin', 'super_admin'];
export const holders = {
  'users.view': staff,
  'users.edit': ['manager', 'admin', 'super_admin'],
  'users.manage': ['admin', 'super_admin'],
  'orders.view': staff,
  'refunds.manage': ['financial', 'super_admin'],
  'orders.manage': ['manager', 'admin', 'super_admin'],
  'installment.view': ['support', 'financial', 'manager', 'admin', 'super_admin'],
  'installment.manage': ['financial', 'manager', 'admin', 'super_admin'],
  'applications.view': ['support', 'content_manager', 'manager', 'admin', 'super_admin'],
  'applications.manage': ['content_manager', 'manager', 'admin', 'super_admin'],
  'models.view': ['support', 'content_manager', 'manager', 'admin', 'super_admin'],
  'models.manage': ['content_manager', 'admin', 'super_admin'],
  'lessons.manage': ['content_manager', 'admin', 'super_admin'],
  'courses.view': staff,
  'courses.manage': ['admin', 'super_admin'],
  'materials.manage': ['content_manager', 'admin', 'super_admin'],
  'course_access.manage': ['content_manager', 'manager', 'admin', 'super_admin'],
  'statistics.view': staff,
  'reviews.manage': ['content_manager', 'manager', 'admin', 'super_admin'],
  'content.manage': ['content_manager', 'admin', 'super_admin'],
  'support.chat': ['support', 'content_manager', 'manager', 'admin', 'super_admin'],
  'financial_reports.view': ['financial', 'admin', 'super_admin'],
  'data.export': ['financial', 'admin', 'super_admin'],
  'student-care': ['support', 'content_manager', 'manager', 'admin', 'super_admin'],
  'system.logs': ['super_admin'],
  'system.settings': ['super_admin'],
  'roles.manage': ['super_admin'],
} satisfies Record<string, Role[]>;
