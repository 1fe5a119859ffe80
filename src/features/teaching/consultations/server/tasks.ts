/** Tasks of the school. */

import type { Context } from '#server/context.ts';
import { listedTasks, mostTold, type OpenTasks, tasksOf } from '#server/tasks.ts';
import { readableEmail } from '#shared/domains.ts';
import { textIn } from '#shared/localText.ts';
import type { Consultation } from '../listing.ts';
import { consultations } from '../manifest.ts';
import { consultationPaths } from '../paths.ts';
import { consultationMs } from '../rules.ts';
import { listedConsultations } from './consultationsForStaff.ts';
import { pastConfirmed } from './store.ts';

const tell = ({ id, name, email, course, created_at }: Consultation) => ({
  id,
  subject: `${name || readableEmail(email)} · ${course}`,
  since: created_at,
  path: consultationPaths.one(id),
  holder: null,
});

/** Confirmed ones whose time is over: did they take place? */
async function pastConsultations(ctx: Context): Promise<OpenTasks> {
  const until = new Date(ctx.app.now().getTime() - consultationMs).toISOString();
  const rows = await pastConfirmed(ctx.db, until);
  const oldest = rows.slice(0, mostTold).map((row) => ({
    id: row.id,
    subject: `${`${row.first_name} ${row.last_name}`.trim() || readableEmail(row.email)} · ${textIn(row, 'course_title', ctx.actor.language)}`,
    since: row.starts_at!,
    path: consultationPaths.one(row.id),
    holder: null,
  }));
  return { total: rows.length, oldest };
}

export const consultationsTasks = tasksOf(consultations.tasks, {
  consultation_asked: listedTasks(consultations.tasks.consultation_asked, listedConsultations, tell),
  consultation_past: pastConsultations,
});
