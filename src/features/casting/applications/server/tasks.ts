/** Tasks of the school. */

import { listedTasks, tasksOf } from '#server/tasks.ts';
import type { ListedApplication } from '../listing.ts';
import { applications } from '../manifest.ts';
import { applicationPaths } from '../paths.ts';
import { listedApplications } from './applicationsForStaff.ts';

const tell = ({ id, fullName, city, created_at }: ListedApplication) => ({
  id,
  subject: [fullName, city].filter(Boolean).join(', '),
  since: created_at,
  path: applicationPaths.one(id),
  holder: null,
});

export const applicationsTasks = tasksOf(applications.tasks, {
  application_new: listedTasks(applications.tasks.application_new, listedApplications, tell),
  model_agreed: listedTasks(applications.tasks.model_agreed, listedApplications, tell),
});
