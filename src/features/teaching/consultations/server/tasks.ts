/** Tasks of the school. */

import { listedTasks, tasksOf } from '#server/tasks.ts';
import { readableEmail } from '#shared/domains.ts';
import type { Consultation } from '../listing.ts';
import { consultations } from '../manifest.ts';
import { consultationPaths } from '../paths.ts';
import { listedConsultations } from './consultationsForStaff.ts';

const tell = ({ id, name, email, course, created_at }: Consultation) => ({
  id,
  subject: `${name || readableEmail(email)} · ${course}`,
  since: created_at,
  path: consultationPaths.one(id),
  holder: null,
});

export const consultationsTasks = tasksOf(consultations.tasks, {
  consultation_asked: listedTasks(consultations.tasks.consultation_asked, listedConsultations, tell),
});
