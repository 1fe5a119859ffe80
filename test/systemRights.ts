/** Who may do what to the machine: part of rights.ts. */
export const systemRights = {
  'GET /api/admin/system': { whom: 'users.manage' },
  'POST /api/admin/restart': { whom: 'system.settings', body: { confirm: true } },
  'POST /api/admin/cache/clear': { whom: 'system.settings' },
  'PUT /api/admin/maintenance': { whom: 'system.settings', body: { is_on: false } },
  'GET /api/admin/maintenance': { whom: 'staff' },
  'GET /api/admin/room': { whom: 'staff' },
  'GET /api/admin/jobs': { whom: 'system.settings' },
  'GET /api/admin/integrations': { whom: 'system.settings' },
  'POST /api/admin/integrations/check': { whom: 'system.settings', body: { name: 'storage' } },
  'GET /api/admin/metrika': { whom: 'system.settings' },
  'PUT /api/admin/metrika': { whom: 'system.settings', body: { counter: null, version: 'x' } },
  'GET /api/admin/logs': { whom: 'system.logs' },
  'GET /api/admin/logs/lines': { whom: 'system.logs' },
} as const;
