/** Whether the school's mails go out. */
import type { Context } from '#server/context.ts';
import { type Stoppage, stoppageOf } from '../rules.ts';
import { countWaiting } from './store.ts';

/** Null while they do, or fail for a moment. */
export async function currentStoppage(ctx: Context): Promise<Stoppage | null> {
  return stoppageOf(await countWaiting(ctx.db), ctx.app.now());
}
