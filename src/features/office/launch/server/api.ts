import { routes } from '#server/http/call.ts';
import { launchApi } from '../contract/launch.ts';
import { confirmStep, finishLaunch, skipStep } from './marks.ts';
import { showLaunch, showStanding } from './steps.ts';
import { enterCode, sendTrialMail } from './trialMail.ts';

export const launchRoutes = routes(launchApi, {
  show: showLaunch,
  standing: showStanding,
  confirm: confirmStep,
  skip: skipStep,
  sendMail: sendTrialMail,
  enterCode,
  finish: finishLaunch,
});
