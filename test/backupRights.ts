/** Who may do what with backups: part of launchRights.ts. */
export const backupRights = {
  'GET /api/admin/backups': { whom: 'system.settings' },
  'POST /api/admin/backup': { whom: 'system.settings' },
  'POST /api/admin/backups/key': { whom: 'system.settings', body: { replaces: null } },
  'GET /api/admin/backups/{name}/file': { whom: 'system.settings', names: 'backup' },
  'POST /api/admin/backups/{name}/test': {
    whom: 'system.settings',
    names: 'backup',
    body: { key: 'AGE-SECRET-KEY-1' },
  },
} as const;
