import { routes } from '#server/http/call.ts';
import { guardiansApi } from '../contract.ts';
import { consentAsGuardian, declineAsGuardian, payAsGuardian, showToGuardian } from './answering.ts';
import { renewLink } from './asking.ts';

export const guardiansRoutes = routes(guardiansApi, {
  show: showToGuardian,
  consent: consentAsGuardian,
  decline: declineAsGuardian,
  pay: payAsGuardian,
  newLink: renewLink,
});
