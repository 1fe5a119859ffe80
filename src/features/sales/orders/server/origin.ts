import { originOfVisit } from '#features/records/visits/server/counting.ts';
import type { TxContext } from '#server/context.ts';

/** Where the buyer's visit came from; nothing for an order that staff or the product itself places. */
export async function originOf(ctx: TxContext) {
  const { actor } = ctx;
  const isBuyer = actor.kind === 'visitor' || (actor.kind === 'member' && actor.role === 'user');
  const origin = isBuyer ? await originOfVisit(ctx) : null;
  if (!origin) return {};
  const { first, last } = origin;
  return {
    ...{ first_source: first.source, first_campaign: first.campaign, landing: first.landing },
    ...{ last_source: last.source, last_campaign: last.campaign },
  };
}
