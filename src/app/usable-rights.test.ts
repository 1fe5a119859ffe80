import { expect, it } from 'vitest';
import { usableRights } from '#features/accounts/staff/rules.ts';
import { permissions } from '#shared/access.ts';
import { apiRoutes } from './server.ts';

// spec: 634
it('the role help lists the rights that some call asks for, and no others', () => {
  const asked = new Set<string>(apiRoutes.map(({ endpoint }) => endpoint.access));
  expect(permissions.filter((permission) => asked.has(permission))).toEqual(usableRights);
});
