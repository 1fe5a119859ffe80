import { appErrors } from '#shared/errors.ts';

export const launchErrors = appErrors({
  launch_code_wrong: 422,
  demo_is_running: 409,
});
