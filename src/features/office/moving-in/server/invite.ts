/** Invitations, in waves: each person whom a file brought is mailed once, when staff say so. */
import { sendAccessLink } from '#features/office/people/server/jobs.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { movingInApi } from '../contract.ts';
import { waveStepMs } from '../rules/kinds.ts';
import { importById } from './imports.ts';
import * as people from './people.store.ts';
import * as store from './store.ts';

/** @throws not_found; conflict while it is moved in or undone */
export async function invite(
  ctx: Context,
  { id, most }: ParsedInput<typeof movingInApi.invite>,
): Promise<Output<typeof movingInApi.invite>> {
  const row = await importById(ctx, id);
  return ctx.transaction(async (ctx) => {
    const now = ctx.app.now();
    // Held: of two waves at once the second one goes on after the first.
    const held = { id, from: ['done', 'failed'] as const, change: { worked_at: now.toISOString() } };
    if (!(await store.moveImport(ctx.db, held))) throw new AppError('conflict');
    const invited = await people.peopleToInvite(ctx.db, id, most);
    for (const [index, userId] of invited.entries()) {
      const person = { import_id: id, user_id: userId };
      await people.notePerson(ctx.db, person, { invited_at: now.toISOString() });
      const runAt = new Date(now.getTime() + index * waveStepMs);
      await queueWith(ctx, { job: sendAccessLink, payload: { userId }, runAt });
    }
    await recordAction(ctx, {
      action: 'moving_in.invited',
      subject: { kind: 'import', id, label: row.file_name },
      after: { import_people: invited.length },
    });
    return { invited: invited.length };
  });
}
