/** People of a former school stay when a rehearsal ends: they did not come by it. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { movedInAmong } from './people.store.ts';

export function movedIn(ctx: TxContext, { accounts }: DemoRows): Promise<string[]> {
  return movedInAmong(
    ctx.db,
    accounts.map(({ id }) => id),
  );
}
