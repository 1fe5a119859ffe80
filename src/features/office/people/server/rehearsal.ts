import { subjectsAmong } from '#features/records/audit/server/audit.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';

/** People whom staff have entered are no invention of a rehearsal: they stay. */
export function enteredByStaff(ctx: TxContext, { accounts }: DemoRows): Promise<readonly string[]> {
  const ids = accounts.map(({ id }) => id);
  return subjectsAmong(ctx, { actions: ['user.created', 'user.student_created'], ids });
}
