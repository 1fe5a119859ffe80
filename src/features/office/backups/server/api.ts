import { routes } from '#server/http/call.ts';
import { backupsApi } from '../contract.ts';
import { askForBackup, downloadSet, listBackups, makeKey, testSet } from './backups.ts';

export const backupsRoutes = routes(backupsApi, {
  list: listBackups,
  make: askForBackup,
  makeKey,
  download: downloadSet,
  test: testSet,
});
