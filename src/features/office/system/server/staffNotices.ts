/** Notices to staff about the machine. */
import { about, noticesOf } from '#server/notices.ts';
import { diskLow } from '../contract.ts';
import { system } from '../manifest.ts';
import { systemNoticeMessages } from '../messages/notices.ts';
import { systemPaths } from '../paths.ts';
import { percentLeft } from './room.ts';

export const systemNotices = noticesOf(system.notices, {
  words: systemNoticeMessages,
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
