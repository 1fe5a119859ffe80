/** Tasks of the school. */

import { listedTasks, tasksOf } from '#server/tasks.ts';
import { readableEmail } from '#shared/domains.ts';
import type { Instalment } from '../listing.ts';
import { instalments } from '../manifest.ts';
import { instalmentPaths } from '../paths.ts';
import { listedInstalments } from './instalmentsForStaff.ts';

const tell = ({ id, number, erased, email, course, created_at }: Instalment) => ({
  id,
  subject: `${number} · ${erased ? course : readableEmail(email)}`,
  since: created_at,
  path: instalmentPaths.one(id),
  holder: null,
});

export const instalmentsTasks = tasksOf(instalments.tasks, {
  instalment_failed: listedTasks(instalments.tasks.instalment_failed, listedInstalments, tell),
});
