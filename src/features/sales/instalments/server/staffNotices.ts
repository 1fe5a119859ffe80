/** Notices to staff about applications for instalments. */
import type { z } from 'zod';
import { factsOfOrder } from '#features/sales/orders/server/staffNotices.ts';
import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import type { Language } from '#shared/i18n.ts';
import { instalmentMoved } from '../contract/instalments.ts';
import { instalments } from '../manifest.ts';
import { instalmentsNoticeMessages } from '../messages/notices.ts';
import { instalmentPaths } from '../paths.ts';
import { shownNumber } from '../rules/numbers.ts';
import { applicationById } from './findApplication.ts';

export const instalmentNotices = noticesOf(instalments.notices, {
  words: instalmentsNoticeMessages,
  told: { instalment_application: about(instalmentMoved, applicationOf, describeApplication) },
});

/** Told when the bank has it, or could not be given it: both need somebody who looks after the applicant. */
function applicationOf({ applicationId, state }: z.output<typeof instalmentMoved.payload>): string | null {
  return state === 'sent' || state === 'failed' ? applicationId : null;
}

async function describeApplication(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const application = await applicationById(ctx.db, id);
  const facts = application && (await factsOfOrder(ctx, application.order_id, language));
  if (!application || !facts) return null;
  return {
    values: { ...facts.values, number: shownNumber(application.number), months: application.months },
    path: instalmentPaths.one(id),
  };
}
