import { z } from 'zod';
import { adultAge } from '#features/accounts/guardians/rules.ts';
import { guardianProblem } from '#features/accounts/guardians/ui/guardianSchema.ts';
import { applicantShape, type Country, type Experience } from '../rules/applicant.ts';

/** Values of both forms as their fields hold them. */
export interface ModelFormValues {
  fullName: string;
  email: string;
  phone: string;
  country: Country;
  city: string;
  height: number | undefined;
  weight: number | undefined;
  age: number | undefined;
  modelingExperience: Experience | null;
  clothingSize: string;
  about: string;
  under_18: boolean;
  guardian_email: string;
  agreementData: boolean;
  agreementPhoto: boolean;
}

const emptyForm: ModelFormValues = {
  ...{ fullName: '', email: '', phone: '', country: 'Россия', city: '', clothingSize: '', about: '' },
  ...{ height: undefined, weight: undefined, age: undefined, modelingExperience: null },
  ...{ under_18: false, guardian_email: '', agreementData: false, agreementPhoto: false },
};

/** The values typed in this tab before; empty fields get what is known of the reader. */
export function startingValues(
  known: Partial<ModelFormValues>,
  typed: Partial<ModelFormValues> = {},
): ModelFormValues {
  const given = Object.entries(typed).filter(([, value]) => value !== '' && value !== null);
  return {
    ...emptyForm,
    ...known,
    ...Object.fromEntries(given),
    agreementData: false,
    agreementPhoto: false,
  };
}

export function isMinor(age: number | undefined): boolean {
  return age !== undefined && age < adultAge;
}

/** The contract's own checks, and the guardian's address where the age asks for it. */
export const modelFormSchema = z
  .object({ ...applicantShape, under_18: z.boolean(), guardian_email: z.string() })
  .superRefine((values, ctx) => {
    const field = guardianProblem(values, values.email, isMinor(values.age));
    if (field) ctx.addIssue({ code: 'custom', path: ['guardian_email'], params: { field } });
  });
