import type { FeatureManifest } from '#shared/manifest.ts';
import { backupPaths } from './paths.ts';

export const backups = {
  parts: [
    {
      section: 'system',
      place: 9,
      path: backupPaths.list,
      permission: 'system.settings',
      title: 'backups.title',
    },
  ],
  pages: [
    {
      path: backupPaths.list,
      file: 'features/office/backups/admin/BackupsPage.tsx',
      texts: ['backups'],
    },
  ],
  audit: ['backup.asked', 'backup.key_made', 'backup.downloaded', 'backup.tested'],
  notices: { backup_overdue: { place: 25, permission: 'system.settings', isMailed: true } },
  launch: { backups: { place: 11, path: backupPaths.list } },
} as const satisfies FeatureManifest;
