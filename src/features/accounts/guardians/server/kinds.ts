/** Forms that can ask a guardian, gathered from the features that own them. */

import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import type { GuardianKind } from '#server/guardians.ts';
import { lockRequest, type RequestRow } from './store.ts';

/** The question once nobody else changes it or what was filled in; undefined where it is gone by now. */
export async function holdQuestion(ctx: TxContext, found: RequestRow): Promise<RequestRow | undefined> {
  await kindOf(ctx, found.kind).hold(ctx, found.subject_id);
  return lockRequest(ctx.db, found.id);
}

/** The kind of a stored request. @throws Error where no manifest has it any more */
export function kindOf({ app }: Context, kind: string): GuardianKind {
  const found = featuresOf(app).flatMap(({ guardianKinds = [] }) => guardianKinds);
  const known = found.find((each) => each.kind === kind);
  if (!known) throw new Error(`no feature asks guardians about ${kind}`);
  return known;
}
