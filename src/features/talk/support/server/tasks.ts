/** Tasks of the school. */

import { listedTasks, tasksOf } from '#server/tasks.ts';
import type { Conversation } from '../listing.ts';
import { support } from '../manifest.ts';
import { supportPaths } from '../paths.ts';
import { listedConversations } from './inbox.ts';

const tell = ({ id, name, subject, awaits_since, operator, updated_at }: Conversation) => ({
  id,
  subject: [name, subject].filter(Boolean).join(': '),
  since: awaits_since ?? updated_at,
  path: supportPaths.one(id),
  holder: operator,
});

export const supportTasks = tasksOf(support.tasks, {
  chat_waiting: listedTasks(support.tasks.chat_waiting, listedConversations, tell),
});
