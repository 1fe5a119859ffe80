/** Notices to staff about the machine. */

import { about, noticesOf } from '#server/notices.ts';
import { diskLow } from '../contract.ts';
import { system } from '../manifest.ts';
import { systemPaths } from '../paths.ts';
import { systemTexts } from '../texts.ts';
import { percentLeft } from './room.ts';

export const systemNotices = noticesOf(system.notices, {
  words: systemTexts.noticeKinds,
  told: {
    // Nothing where there is room again.
    disk_low: about(
      diskLow,
      ({ day, level }) => `${day} ${level}`,
      async ({ app }) => {
        const percent = await percentLeft(app);
        return percent === null ? null : { values: { percent }, path: systemPaths.overview };
      },
    ),
  },
});
