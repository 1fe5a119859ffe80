/** Things stuck with a person, collected from all features. */
import { lookedAt } from '#features/accounts/account/server/accounts.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { stuckOf } from '#server/stuck.ts';
import { mayAccess } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import type { staffApi } from '../contract/list.ts';
import { people } from '../manifest.ts';

export const peopleStuck = stuckOf(people.stuck, {
  async account_blocked(ctx, { id }) {
    const { blocked_at } = await lookedAt(ctx, id);
    return blocked_at === null ? [] : [{ subject: '', since: blocked_at, path: null }];
  },
  async address_unconfirmed(ctx, { id }) {
    const { email, email_verified_at, created_at } = await lookedAt(ctx, id);
    if (email_verified_at !== null) return [];
    return [{ subject: readableEmail(email), since: created_at, path: null }];
  },
});

/** In the order of the kinds; nothing of a deleted account. @throws not_found */
export async function stuckWith(
  ctx: Context,
  { id }: ParsedInput<typeof staffApi.stuck>,
): Promise<Output<typeof staffApi.stuck>> {
  const { role } = member(ctx.actor);
  const person = await lookedAt(ctx, id);
  if (person.deleted_at !== null) return { stuck: [] };
  const kinds = featuresOf(ctx.app)
    .flatMap(({ stuck }) =>
      stuck
        ? Object.entries(stuck.kinds).map(([kind, is]) => ({ kind, ...is, find: stuck.find[kind]! }))
        : [],
    )
    .filter(({ access }) => mayAccess(role, access))
    .toSorted((one, other) => one.place - other.place);
  const found: Output<typeof staffApi.stuck>['stuck'] = [];
  for (const { kind, find } of kinds) {
    const things = await find(ctx, person);
    found.push(...things.map((thing) => ({ kind, ...thing })));
  }
  return { stuck: found };
}
