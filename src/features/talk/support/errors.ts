import { appErrors } from '#shared/errors.ts';

export const supportErrors = appErrors({
  conversation_taken: 409,
  conversation_over: 409,
});
