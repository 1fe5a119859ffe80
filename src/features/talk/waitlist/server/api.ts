import { routes } from '#server/http/call.ts';
import { waitlistApi, waitlistPanelApi } from '../contract.ts';
import { confirmWaitlist, joinWaitlist, leaveWaitlist, showWaitlistLink } from './waitlist.ts';
import { listWaitlist, tellWaitlist } from './waitlistForStaff.ts';

export const waitlistRoutes = [
  ...routes(waitlistApi, {
    join: joinWaitlist,
    show: showWaitlistLink,
    confirm: confirmWaitlist,
    leave: leaveWaitlist,
  }),
  ...routes(waitlistPanelApi, { list: listWaitlist, tell: tellWaitlist }),
];
