/** A consultation belongs to a course, and ends with it. */
import { enrolmentEnded } from '#features/teaching/enrolments/contract.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import { job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Language } from '#shared/i18n.ts';
import { courseEnded, hasBegun, isOpen } from '../rules.ts';
import { consultationsTexts } from '../texts.ts';
import { sendNews, tellStaff } from './jobs.ts';
import * as store from './store.ts';

/** The student hears of it, and so does their calendar. One whose time has begun is for staff to say what became of it. */
export const endWithCourse = job(
  'consultations.end_with_course',
  enrolmentEnded.payload,
  async (ctx, { userId, courseId }, claim) => {
    await ctx.transaction(async (ctx) => {
      await claim.settle(ctx.db);
      if (await ownsCourse(ctx, userId, courseId)) return;
      for (const { id, course_id } of await store.consultationsOf(ctx.db, userId)) {
        const row = course_id === courseId ? await store.holdConsultation(ctx.db, id) : undefined;
        if (!row || !isOpen(row.state) || hasBegun(row, ctx.app.now())) continue;
        const sequence = row.sequence + 1;
        await store.changeConsultation(ctx.db, id, {
          state: 'canceled',
          canceled_by: 'staff',
          cancel_reason: courseEnded,
          sequence,
          updated_at: ctx.app.now().toISOString(),
        });
        await queue(ctx, sendNews, { consultationId: id, news: 'course_ended', sequence });
        await queue(ctx, tellStaff, { consultationId: id, news: 'course_ended' });
      }
    });
  },
);

/** Why it was canceled, in the reader's language where no person wrote it. */
export function reasonIn(
  { cancel_reason }: Pick<store.ConsultationRow, 'cancel_reason'>,
  language: Language,
): string | null {
  return cancel_reason === courseEnded ? consultationsTexts.server.courseEnded[language] : cancel_reason;
}
