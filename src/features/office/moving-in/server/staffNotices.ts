/** Tells the member of staff who began an import how it ended. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { movingInEnded } from '../contract.ts';
import { movingIn } from '../manifest.ts';
import { movingInPaths } from '../paths.ts';
import { movingInTexts } from '../texts.ts';
import { countRows } from './rows.store.ts';
import { findImport } from './store.ts';

export const movingInNotices = noticesOf(movingIn.notices, {
  words: movingInTexts.noticeKinds,
  told: {
    moving_in_ended: {
      ...about(movingInEnded, ({ id, run }) => `${id}:${run}`, describeEnd),
      readerOf: async ({ db }, subject) => (await findImport(db, idOf(subject)))?.user_id ?? null,
    },
  },
});

function idOf(subject: string): string {
  return subject.split(':')[0]!;
}

async function describeEnd({ db }: Context, subject: string): Promise<Facts | null> {
  const row = await findImport(db, idOf(subject));
  if (!row) return null;
  const counts = await countRows(db, row.id);
  const sum = (outcome: string) =>
    counts.reduce((all, each) => all + (each.outcome === outcome ? each.count : 0), 0);
  const values = {
    ...{ file: row.file_name, state: row.state, created: sum('created') },
    ...{ changed: sum('changed'), refused: sum('refused') },
  };
  return { values, path: `${movingInPaths.list}?id=${row.id}` };
}
