/** Removes the demo from the panel. Reads it only now, since a live school never loads the demo school. */
import { launchErrors } from '#features/office/launch/errors.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import type { Removed } from '#server/demoPart.ts';
import { AppError } from '#shared/errors.ts';

/**
 * @throws AppError demo_is_running: a demo school would load it again at its next start, and its sign-ins belong to it
 */
export async function removeDemoByCall(ctx: Context): Promise<Removed> {
  if (ctx.app.config.mode === 'demo') throw new AppError(launchErrors.demo_is_running);
  const { removeDemo } = await import('./demoRemoval.ts');
  const removed = await removeDemo(ctx.app);
  await ctx.transaction((ctx) =>
    recordAction(ctx, {
      action: 'demo.removed',
      subject: { kind: 'launch', id: 'demo', label: 'demo' },
    }),
  );
  return removed;
}
