import { personErased } from '#features/office/privacy/contract/privacy.ts';
import { type Feature, on } from '#server/feature.ts';
import { backupsTexts } from '../texts.ts';
import { backupsRoutes } from './api.ts';
import { backupsJobs, backupsSchedules, noteErasure } from './jobs.ts';
import { backupsLaunch } from './launch.ts';
import { backupNotices } from './staffNotices.ts';
import { lastDone } from './store.ts';

export const backups: Feature = {
  name: 'backups',
  errorWords: backupsTexts.server.errors,
  routes: backupsRoutes,
  jobs: backupsJobs,
  schedules: backupsSchedules,
  listeners: [on(personErased, noteErasure)],
  launch: backupsLaunch,
  lastBackup: async (ctx) => (await lastDone(ctx.db))?.finished_at ?? null,
  notices: backupNotices,
  personalData: {
    ofSchool: {
      backup_settings: 'the public key of the backups',
      backup_signer: 'the public half of the key that signs the backups',
    },
    ofProduct: {
      backup_runs: 'when backups were made, and how that went',
      backup_files: 'names of files; whom one belongs to is said by the row that uses it',
    },
  },
};
