import { routes } from '#server/http/call.ts';
import { oauthApi } from '../contract/oauth.ts';
import { devicesApi } from '../contract/panel.ts';
import { securityApi } from '../contract/security.ts';
import { signInApi } from '../contract/signIn.ts';
import { confirmCode, sendCode } from './codes.ts';
import { providers, returnFromGoogle, signInWithGoogle, signInWithVk, startSignIn } from './oauth.ts';
import { confirmOwnAddress } from './ownAddress.ts';
import { forgotLogin, forgotPassword, resetPassword, setPassword } from './recovery.ts';
import { register, resendVerification, verifyEmail } from './registration.ts';
import { saveSecurity, showSecurity } from './security.ts';
import { devicesOf } from './sessions.ts';
import { login, logout, me } from './signIn.ts';

export const signInRoutes = routes(signInApi, {
  login,
  logout,
  me,
  register,
  verifyEmail,
  confirmAddress: verifyEmail,
  confirmOwnAddress,
  resendVerification,
  forgotPassword,
  resetPassword,
  forgotLogin,
  setPassword,
});

export const devicesRoutes = routes(devicesApi, { ofPerson: devicesOf });

export const securityRoutes = routes(securityApi, { show: showSecurity, save: saveSecurity });

export const oauthRoutes = routes(oauthApi, {
  providers,
  start: startSignIn,
  googleReturn: returnFromGoogle,
  google: signInWithGoogle,
  vk: signInWithVk,
  sendCode,
  confirmCode,
});
