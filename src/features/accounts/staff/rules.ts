import type { Permission } from '#shared/access.ts';

/**
 * Rights with a screen to use them. Rights for parts of Podium still to come are not shown before those
 * exist; a test compares this list with the existing calls.
 */
export const usableRights: readonly Permission[] = [
  'users.view',
  'users.edit',
  'users.manage',
  'orders.view',
  'orders.manage',
  'refunds.manage',
  'models.view',
  'models.manage',
  'applications.view',
  'applications.manage',
  'courses.view',
  'courses.manage',
  'lessons.manage',
  'materials.manage',
  'course_access.manage',
  'installment.view',
  'installment.manage',
  'statistics.view',
  'financial_reports.view',
  'data.export',
  'reviews.manage',
  'content.manage',
  'support.chat',
  'system.logs',
  'system.settings',
  'roles.manage',
];
