/** Tasks of the school. */
import { tasksOf } from '#server/tasks.ts';
import { system } from '../manifest.ts';
import { findFailed } from './failedJobs.ts';
import { findLowDisk } from './room.ts';

export const systemTasks = tasksOf(system.tasks, { job_failed: findFailed, disk_low: findLowDisk });
