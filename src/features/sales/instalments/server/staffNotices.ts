/** Notices to staff about instalment plans. */

import type { z } from 'zod';
import { factsOfOrder } from '#features/sales/orders/server/staffNotices.ts';
import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import type { Language } from '#shared/i18n.ts';
import { instalmentMoved } from '../contract/instalments.ts';
import { instalments } from '../manifest.ts';
import { instalmentPaths } from '../paths.ts';
import { shownNumber } from '../rules/numbers.ts';
import { instalmentsTexts } from '../texts.ts';
import { instalmentById } from './findInstalment.ts';

export const instalmentNotices = noticesOf(instalments.notices, {
  words: instalmentsTexts.noticeKinds,
  told: { instalment_application: about(instalmentMoved, instalmentOf, describeInstalment) },
});

/** Sent when the bank has it, or could not get it: in both cases the applicant needs someone to look after them. */
function instalmentOf({ instalmentId, state }: z.output<typeof instalmentMoved.payload>): string | null {
  return state === 'sent' || state === 'failed' ? instalmentId : null;
}

async function describeInstalment(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const instalment = await instalmentById(ctx.db, id);
  const facts = instalment && (await factsOfOrder(ctx, instalment.order_id, language));
  if (!instalment || !facts) return null;
  return {
    values: { ...facts.values, number: shownNumber(instalment.number), months: instalment.months },
    path: instalmentPaths.one(id),
  };
}
