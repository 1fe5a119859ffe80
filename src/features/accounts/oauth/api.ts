import { routes } from '#server/http/call.ts';
import { confirmCode, sendCode } from '../codes/service.ts';
import { oauthApi } from './contract.ts';
import { providers, returnFromGoogle, signInWithGoogle, signInWithVk, startSignIn } from './service.ts';

export const oauthRoutes = routes(oauthApi, {
  providers,
  start: startSignIn,
  googleReturn: returnFromGoogle,
  google: signInWithGoogle,
  vk: signInWithVk,
  sendCode,
  confirmCode,
});
