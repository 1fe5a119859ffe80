import { endOneSession, listSessions, signOutElsewhere } from '#features/accounts/sign-in/server/sessions.ts';
import { routes } from '#server/http/call.ts';
import { profileApi } from '../contract.ts';
import { askEmailChange, cancelEmailChange, confirmEmailChange } from './address.ts';
import { askPasswordLink, changePassword, editProfile, showProfile, unlink } from './profile.ts';
import { takeBack } from './takeBack.ts';

export const profileRoutes = routes(profileApi, {
  show: showProfile,
  edit: editProfile,
  changePassword,
  askPasswordLink,
  askEmailChange,
  cancelEmailChange,
  confirmEmail: confirmEmailChange,
  takeBackEmail: takeBack,
  unlink,
  sessions: listSessions,
  endSession: endOneSession,
  signOutElsewhere,
});
