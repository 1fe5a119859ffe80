import { type AnyRefusal, appErrors } from '#shared/errors.ts';
import type { SetProblem } from './rules/sets.ts';

export const backupErrors = appErrors({
  backup_running: 409,
  backup_key_wrong: 422,
  backup_damaged: 409,
  backup_file_damaged: 409,
  backup_newer: 409,
  backup_older: 409,
  backup_differs: 409,
  backup_too_costly: 422,
  backup_no_room: 409,
});

/** The refusal for each problem that a caller caused; undefined for all others. */
export const refusalOf: Partial<Record<SetProblem, AnyRefusal>> = {
  no_room: backupErrors.backup_no_room,
  not_found: 'not_found',
  wrong_key: backupErrors.backup_key_wrong,
  damaged: backupErrors.backup_damaged,
  file_damaged: backupErrors.backup_file_damaged,
  newer: backupErrors.backup_newer,
  older: backupErrors.backup_older,
  differs: backupErrors.backup_differs,
  forged: backupErrors.backup_damaged,
  too_costly: backupErrors.backup_too_costly,
};
