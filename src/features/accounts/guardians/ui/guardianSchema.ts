import { z } from 'zod';
import { emailField } from '#shared/fields.ts';
import { isSameMailbox } from '../rules.ts';
import type { GuardianValues } from './GuardianFields.tsx';

/** Fields for the schema of a form that shows `GuardianFields`. */
export const guardianSchema = {
  under_18: z.boolean(),
  /** Empty and ignored while no guardian is needed. */
  guardian_email: z.string(),
};

/** Problem with the guardian's address, as a code of `fields`; null where it will do or no guardian is needed. */
export function guardianProblem(values: GuardianValues, ownEmail: string, isMinor = values.under_18) {
  if (!isMinor) return null;
  if (!values.guardian_email.trim()) return 'required';
  const { data } = emailField.safeParse(values.guardian_email);
  if (data === undefined) return 'email';
  return isSameMailbox(data, ownEmail.trim().toLowerCase()) ? 'own_guardian' : null;
}

/** A refinement for the whole form: `.superRefine(askedGuardian((values) => values.email))`. */
export function askedGuardian<V extends GuardianValues>(ownEmail: (values: V) => string) {
  return (values: V, ctx: z.RefinementCtx) => {
    const field = guardianProblem(values, ownEmail(values));
    if (field) ctx.addIssue({ code: 'custom', path: ['guardian_email'], params: { field } });
  };
}

/** Values that such a form sends. */
export function guardianInput(values: GuardianValues, isMinor = values.under_18) {
  return isMinor ? { under_18: true, guardian_email: values.guardian_email.trim() } : {};
}
