/** Tasks of the school. */
import { listedTasks, tasksOf } from '#server/tasks.ts';
import type { PanelReview } from '../listing.ts';
import { reviews } from '../manifest.ts';
import { reviewPaths } from '../paths.ts';
import { listedReviews } from './reviewsForStaff.ts';

const tell = ({ id, name, course, created_at }: PanelReview) => ({
  id,
  subject: [name, course].filter(Boolean).join(' · '),
  since: created_at,
  path: `${reviewPaths.list}?state=waiting`,
  holder: null,
});

export const reviewsTasks = tasksOf(reviews.tasks, {
  review_waiting: listedTasks(reviews.tasks.review_waiting, listedReviews, tell),
});
