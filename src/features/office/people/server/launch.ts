/** The owner's part of a school's launch: a name that people are answered by, and a password nobody else has seen. */
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { member } from '#server/actor.ts';
import { launchChecksOf } from '#server/launch.ts';
import { people } from '../manifest.ts';

export const peopleLaunch = launchChecksOf(people.launch, {
  async owner(ctx) {
    const owner = await findUser(ctx.db, member(ctx.actor).id);
    if (owner?.must_change_password !== 0) return { state: 'open', notes: [{ name: 'password' }] };
    if (owner.first_name === '') return { state: 'open', notes: [{ name: 'nameless' }] };
    return { state: 'done', notes: [{ name: 'named', values: { name: fullName(owner) } }] };
  },
});

function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}
