import { expect, test } from 'vitest';
import { mayAccess, permissions, roleCan } from './access.ts';
import { isStaff, type Role, roles } from './roles.ts';

const holders = (permission: (typeof permissions)[number]) =>
  roles.filter((role) => roleCan(role, permission));

test('a visitor may what anyone may', () => {
  expect(mayAccess(null, 'anyone')).toBe(true);
  for (const access of ['signed-in', 'staff', ...permissions] as const)
    expect(mayAccess(null, access)).toBe(false);
});

// spec: 854
test('a student holds no permission and is no staff', () => {
  expect(isStaff('user')).toBe(false);
  expect(mayAccess('user', 'signed-in')).toBe(true);
  for (const access of ['staff', ...permissions] as const) expect(mayAccess('user', access)).toBe(false);
});

// spec: 860
test('the super admin may everything', () => {
  for (const permission of permissions) expect(roleCan('super_admin', permission)).toBe(true);
});

test('those who may manage something may see it', () => {
  const managed = permissions.filter((name) => name.endsWith('.manage') || name.endsWith('.edit'));
  for (const permission of managed) {
    const view = permissions.find((name) => name === permission.replace(/\.\w+$/, '.view'));
    if (view)
      for (const role of holders(permission)) expect(roleCan(role, view), `${role} ${view}`).toBe(true);
  }
});

/** Permissions on which money and the school's safety depend, by name. */
test.each<[(typeof permissions)[number], Role[]]>([
  ['refunds.manage', ['financial', 'super_admin']],
  ['roles.manage', ['super_admin']],
  ['system.settings', ['super_admin']],
  ['system.logs', ['super_admin']],
  ['users.manage', ['admin', 'super_admin']],
  ['course_access.manage', ['content_manager', 'manager', 'admin', 'super_admin']],
  ['data.export', ['financial', 'admin', 'super_admin']],
])('%s is held by %j and nobody else', (permission, expected) => {
  expect(holders(permission)).toEqual(expected);
});

/** The whole table, as agreed: the one place to read it. */
// spec: 855, 856, 857, 858, 859, 860
test('every role holds what its row of the table names, and nothing beyond', () => {
  const seen = ['users.view', 'orders.view', 'courses.view', 'statistics.view'];
  const models = ['models.view', 'applications.view', 'support.chat'];
  const teaching = ['models.manage', 'lessons.manage', 'materials.manage', 'content.manage'];
  const people = ['users.edit', 'orders.manage', 'installment.view', 'installment.manage'];
  const both = ['applications.manage', 'course_access.manage', 'reviews.manage'];
  const reports = ['financial_reports.view', 'data.export'];
  const money = ['refunds.manage', 'installment.view', 'installment.manage', ...reports];
  const admin = [...teaching, ...people, ...both, ...reports, 'users.manage', 'courses.manage'];
  const table: Record<Role, string[]> = {
    user: [],
    support: [...seen, ...models, 'installment.view'],
    content_manager: [...seen, ...models, ...teaching, ...both],
    financial: [...seen, ...money],
    manager: [...seen, ...models, ...people, ...both],
    admin: [...seen, ...models, ...admin],
    super_admin: [...permissions],
  };
  for (const role of roles) {
    const held = permissions.filter((permission) => roleCan(role, permission));
    expect(held.sort(), role).toEqual(table[role].sort());
  }
});
