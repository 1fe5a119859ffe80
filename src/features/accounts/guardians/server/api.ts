import { routes } from '#server/http/call.ts';
import { guardiansApi } from '../contract.ts';
import { consentAsGuardian, declineAsGuardian, payAsGuardian, showToGuardian } from './answers.ts';
import { renewLink } from './questions.ts';

export const guardiansRoutes = routes(guardiansApi, {
  show: showToGuardian,
  consent: consentAsGuardian,
  decline: declineAsGuardian,
  pay: payAsGuardian,
  newLink: renewLink,
});
