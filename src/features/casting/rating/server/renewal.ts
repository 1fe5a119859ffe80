import { mailTurns } from '#features/accounts/sign-in/rules/limits.ts';
import type { Context } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { ratingApi } from '../contract/rating.ts';
import { boughtBehind } from './links.ts';
import { sendNewLink } from './mail.jobs.ts';

type In = ParsedInput<typeof ratingApi.newLink>;

/** Mails a new private address to replace one that has ended. Answers the same for an unknown token. */
export async function renewLink(ctx: Context, { token }: In): Promise<Output<typeof ratingApi.newLink>> {
  const found = await boughtBehind(ctx, token);
  if (found)
    await ctx.transaction((ctx) =>
      queueWith(ctx, { job: sendNewLink, payload: { ratingId: found.rating.id }, turn: mailTurns.notice }),
    );
  return {};
}
