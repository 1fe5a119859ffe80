import { appErrors } from '#shared/errors.ts';

export const supportErrors = appErrors({
  conversation_taken: 409,
});
