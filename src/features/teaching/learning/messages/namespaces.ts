import { dashboardMessages } from './dashboard.ts';
import { enrolmentsMessages } from './enrolments.ts';
import { courseFeastMessages } from './feast.ts';
import { lessonsMessages } from './lessons.ts';
import { progressListMessages } from './progress.ts';
import { learningStuckMessages } from './stuck.ts';

/** Texts of its pages, by namespace. */
export const learningTexts = {
  dashboard: dashboardMessages,
  courseFeast: courseFeastMessages,
  enrolments: enrolmentsMessages,
  lessons: lessonsMessages,
  progressList: progressListMessages,
  stuckKinds: learningStuckMessages,
};
