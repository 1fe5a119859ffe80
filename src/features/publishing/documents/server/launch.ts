/** Legal texts in a school's launch: nothing in them is left open, and a person has read them as they stand. */

import { schoolPaths } from '#features/publishing/school/paths.ts';
import { fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { launchChecksOf } from '#server/launch.ts';
import { documents } from '../manifest.ts';
import { documentsInForce, emptyRequisites } from './documents.ts';
import { fillingFor } from './facts.ts';

export const documentsLaunch = launchChecksOf(
  documents.launch,
  {
    async documents(ctx, proof) {
      const blanks = await emptyRequisites(ctx);
      if (blanks.length > 0)
        return {
          state: 'open',
          notes: blanks.map((blank) => ({ name: `no_${blank}`, path: placeOf(blank) })),
        };
      if (!proof) return { state: 'open', notes: [{ name: 'unread' }] };
      if (proof.subject !== (await whatTheySay(ctx)))
        return { state: 'failed', notes: [{ name: 'changed' }] };
      return { state: 'done', at: proof.at, notes: [{ name: 'read' }] };
    },
  },
  { documents: whatTheySay },
);

/** The editions in force, and what the school fills them with. */
async function whatTheySay(ctx: Context): Promise<string> {
  const inForce = await documentsInForce(ctx.db, 'ru');
  const versions = [...inForce].map(([document, { version }]) => [document, version]);
  const { date: _day, ...filling } = await fillingFor(ctx, 'ru', ctx.app.now().toISOString());
  return fingerprint([versions.toSorted(), filling]);
}

function placeOf(blank: string): string {
  return blank === 'phone' || blank === 'email' ? schoolPaths.contacts : schoolPaths.school;
}
