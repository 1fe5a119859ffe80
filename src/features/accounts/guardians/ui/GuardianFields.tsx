import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckField, TextField } from '#ui/Fields.tsx';

export interface GuardianValues {
  under_18: boolean;
  guardian_email: string;
}

export const noGuardian: GuardianValues = { under_18: false, guardian_email: '' };

interface GuardianFieldsProps<V extends FieldValues & GuardianValues> {
  form: Pick<UseFormReturn<V>, 'register' | 'watch'>;
  /** Text of the problem with a field, if there is one. */
  error: (name: keyof GuardianValues) => string | undefined;
  /** A field of the form says that the person is under 18: nothing is left to tick. */
  isMinor?: boolean;
  /** Consequence of the tick, where that is not the usual. */
  hint?: string;
}

/**
 * The tick of somebody under 18 and, once ticked, the address of the adult who has to agree. For a form whose schema
 * has `guardianSchema` (ui/guardianSchema.ts) and whose call takes `guardianFields` (contract.ts).
 */
export function GuardianFields<V extends FieldValues & GuardianValues>({
  form,
  error,
  isMinor = false,
  hint,
}: GuardianFieldsProps<V>) {
  const t = useTranslations('guardians');
  const { register, watch } = form as unknown as Pick<UseFormReturn<GuardianValues>, 'register' | 'watch'>;
  const isAsked = isMinor || watch('under_18');
  return (
    <>
      {!isMinor && <CheckField label={t('under18')} error={error('under_18')} {...register('under_18')} />}
      {isAsked && (
        <TextField
          label={t('email')}
          hint={hint ?? t('emailHint')}
          type="email"
          autoComplete="off"
          error={error('guardian_email')}
          {...register('guardian_email')}
        />
      )}
    </>
  );
}
