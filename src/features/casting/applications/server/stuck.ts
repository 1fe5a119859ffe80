/** Things stuck with a person. */
import { stuckOf } from '#server/stuck.ts';
import { applications } from '../manifest.ts';
import { applicationPaths } from '../paths.ts';
import { applicationsOfPerson } from './applicationsForStaff.ts';

export const applicationsStuck = stuckOf(applications.stuck, {
  async application_undecided(ctx, { id }) {
    const { profiles } = await applicationsOfPerson(ctx, { id });
    return profiles
      .filter(({ status }) => status === 'new')
      .map(({ id, number, created_at }) => ({
        ...{ subject: number, since: created_at },
        path: applicationPaths.one(id),
      }));
  },
});
