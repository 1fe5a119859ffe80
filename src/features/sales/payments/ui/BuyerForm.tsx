import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { GuardianFields, noGuardian } from '#features/accounts/guardians/ui/GuardianFields.tsx';
import {
  askedGuardian,
  guardianInput,
  guardianSchema,
} from '#features/accounts/guardians/ui/guardianSchema.ts';
import { useAskedForGuardian } from '#features/accounts/guardians/ui/useAskedForGuardian.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { emailField, nameField, phoneField } from '#shared/fields.ts';
import controls from '#ui/controls.module.css';
import { CheckField, TextField } from '#ui/Fields.tsx';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { BuyerRefusal } from './BuyerRefusal.tsx';
import { type BuyerValues, draft, keepDraft } from './draft.ts';
import { PayButton } from './PayButton.tsx';
import type { PayFormProps } from './usePayment.ts';

const consent = z.boolean().refine((given) => given, { params: { field: 'consent' } });
const buyerSchema = z
  .object({
    name: nameField,
    email: emailField,
    phone: phoneField,
    privacy_consent: consent,
    offer_consent: consent,
    reminder_consent: z.boolean(),
    ...guardianSchema,
  })
  .superRefine(askedGuardian(({ email }) => email));

type Values = BuyerValues;
const empty: Values = {
  name: '',
  email: '',
  phone: '',
  privacy_consent: false,
  offer_consent: false,
  reminder_consent: false,
  ...noGuardian,
};

export function BuyerForm({ price, method, isBusy, refusal, onSubmit, children }: PayFormProps) {
  const t = useTranslations('payments');
  const wordings = useTranslations('consents.wordings');
  const documents = useDocumentVersions(['privacy', 'offer']);
  const form = useForm({
    defaultValues: { ...empty, ...draft().buyer },
    resolver: useSchemaResolver<Values, typeof buyerSchema>(buyerSchema),
  });
  const { register, handleSubmit, formState, setValue, watch } = form;
  useAskedForGuardian(refusal, () => setValue('under_18', true));
  useEffect(() => {
    const watching = watch((buyer) => keepDraft({ buyer }));
    return () => watching.unsubscribe();
  }, [watch]);
  useEffect(() => {
    if (!documents.haveChanged(refusal)) return;
    setValue('privacy_consent', false);
    setValue('offer_consent', false);
  }, [refusal, documents.haveChanged, setValue]);
  const isMinor = watch('under_18');
  const error = (name: keyof Values) => formState.errors[name]?.message ?? refusedFields(refusal)[name];

  return (
    <form
      noValidate
      className={controls.form}
      onSubmit={handleSubmit(({ under_18, guardian_email, ...buyer }) =>
        onSubmit({
          ...buyer,
          ...guardianInput({ under_18, guardian_email }),
          phone: buyer.phone ?? undefined,
          document_versions: documents.versions,
        }),
      )}
    >
      <BuyerRefusal refusal={refusal} />
      <TextField label={t('name')} autoComplete="name" error={error('name')} {...register('name')} />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        error={error('email')}
        {...register('email')}
      />
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        isOptional
        error={error('phone')}
        {...register('phone')}
      />
      <CheckField
        label={<ConsentLabel document="privacy" />}
        error={error('privacy_consent')}
        {...register('privacy_consent')}
      />
      <CheckField
        label={<ConsentLabel document="offer" />}
        error={error('offer_consent')}
        {...register('offer_consent')}
      />
      <GuardianFields form={form} error={error} />
      {!isMinor && <CheckField label={wordings('reminder')} {...register('reminder_consent')} />}
      {!isMinor && children}
      <PayButton price={price} method={method} isBusy={isBusy} isMinor={isMinor} />
    </form>
  );
}
