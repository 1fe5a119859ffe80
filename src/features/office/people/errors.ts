import { appErrors } from '#shared/errors.ts';

export const peopleErrors = appErrors({
  not_oneself: 403,
  role_too_high: 403,
  staff_not_erased: 409,
});

/** Refusals of the rules (rules.ts). */
export const refusals = { forbidden: 'forbidden', ...peopleErrors } as const;
