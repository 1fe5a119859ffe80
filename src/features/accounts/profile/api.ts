import { routes } from '#server/http/call.ts';
import { askEmailChange, cancelEmailChange, confirmEmailChange } from '../address/service.ts';
import { endOneSession, listSessions, signOutElsewhere } from '../sessions/service.ts';
import { profileApi } from './contract.ts';
import { askPasswordLink, changePassword, editProfile, showProfile, unlink } from './service.ts';

export const profileRoutes = routes(profileApi, {
  show: showProfile,
  edit: editProfile,
  changePassword,
  askPasswordLink,
  askEmailChange,
  cancelEmailChange,
  confirmEmail: confirmEmailChange,
  unlink,
  sessions: listSessions,
  endSession: endOneSession,
  signOutElsewhere,
});
