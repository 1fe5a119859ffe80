/** Notices to staff about differences with the payment provider. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { moneyDiffers } from '../contract.ts';
import { moneyChecks } from '../manifest.ts';
import { moneyCheckPaths } from '../paths.ts';
import { moneyChecksTexts } from '../texts.ts';
import { countOpenDifferences } from './openDifferences.ts';

export const moneyCheckNotices = noticesOf(moneyChecks.notices, {
  words: moneyChecksTexts.noticeKinds,
  told: { money_difference: about(moneyDiffers, ({ at }) => at, describeDifferences) },
});

/** Differences still open when the notice is sent: some may have settled themselves since. */
async function describeDifferences(ctx: Context): Promise<Facts | null> {
  const count = await countOpenDifferences(ctx.db);
  return count > 0 ? { values: { count }, path: moneyCheckPaths.list } : null;
}
