import { backupRights } from './backupRights.ts';
import { systemRights } from './systemRights.ts';

/** Who may do what in the launch of the school, with its backups and to its machine: part of rights.ts. */
export const launchRights = {
  ...backupRights,
  ...systemRights,
  'GET /api/admin/launch': { whom: 'system.settings' },
  'GET /api/admin/launch/standing': { whom: 'system.settings' },
  'POST /api/admin/launch/{step}/confirm': {
    whom: 'system.settings',
    names: 'step',
    body: { subject: 'x' },
  },
  'POST /api/admin/launch/{step}/skip': {
    whom: 'system.settings',
    names: 'step',
    body: { is_skipped: true },
  },
  'POST /api/admin/launch/mail': { whom: 'system.settings' },
  'POST /api/admin/launch/mail/code': { whom: 'system.settings', body: { code: '123456' } },
  'POST /api/admin/launch/finish': { whom: 'system.settings' },
  'POST /api/admin/demo/remove': { whom: 'system.settings' },
} as const;
