/** Notices to staff about applications to be a model. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { applicationReceived, publicationAgreed } from '../contract/applications.ts';
import { applications } from '../manifest.ts';
import { applicationPaths } from '../paths.ts';
import { shownNumber } from '../rules/numbers.ts';
import { applicationsTexts } from '../texts.ts';
import { applicationById } from './findApplication.ts';

export const applicationNotices = noticesOf(applications.notices, {
  words: applicationsTexts.noticeKinds,
  told: {
    model_application: about(applicationReceived, ({ applicationId }) => applicationId, describeModel),
    model_agreed: about(publicationAgreed, ({ applicationId }) => applicationId, describeAgreed),
  },
});

async function describeModel(ctx: Context, id: string): Promise<Facts | null> {
  const row = await applicationById(ctx.db, id);
  if (!row) return null;
  const { full_name: name, city, age } = row;
  return { values: { number: shownNumber(row.number), name, city, age }, path: applicationPaths.one(id) };
}

/** Until the consent is taken back. */
async function describeAgreed(ctx: Context, id: string): Promise<Facts | null> {
  const row = await applicationById(ctx.db, id);
  return row?.publication === 'given' ? describeModel(ctx, id) : null;
}
