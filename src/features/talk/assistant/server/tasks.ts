/** Tasks of the school. */

import { listedTasks, tasksOf } from '#server/tasks.ts';
import type { Unanswered } from '../listing.ts';
import { assistant } from '../manifest.ts';
import { assistantPaths } from '../paths.ts';
import { listedUnanswered } from './unansweredQuestions.ts';

const tell = ({ id, question, created_at }: Unanswered) => ({
  id,
  subject: question,
  since: created_at,
  path: assistantPaths.unanswered,
  holder: null,
});

export const assistantTasks = tasksOf(assistant.tasks, {
  question_unanswered: listedTasks(assistant.tasks.question_unanswered, listedUnanswered, tell),
});
