import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { GuardianFields, type GuardianValues } from '#features/accounts/guardians/ui/GuardianFields.tsx';
import {
  askedGuardian,
  guardianInput,
  guardianSchema,
} from '#features/accounts/guardians/ui/guardianSchema.ts';
import { useAskedForGuardian } from '#features/accounts/guardians/ui/useAskedForGuardian.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import controls from '#ui/controls.module.css';
import { CheckField } from '#ui/Fields.tsx';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { BuyerRefusal } from './BuyerRefusal.tsx';
import { draft, keepDraft } from './draft.ts';
import { PayButton } from './PayButton.tsx';
import styles from './PaymentModal.module.css';
import type { PayFormProps } from './usePayment.ts';

/** Form for a signed-in buyer: contacts are the account's, and pressing the button accepts the offer. */
export function AccountBuyer({
  price,
  method,
  isBusy,
  refusal,
  onSubmit,
  email,
  children,
}: PayFormProps & { email: string }) {
  const t = useTranslations('payments');
  const wordings = useTranslations('consents.wordings');
  const documents = useDocumentVersions(['offer']);
  const form = useForm({
    defaultValues: keptValues(),
    resolver: useSchemaResolver<AccountValues, ReturnType<typeof accountSchema>>(accountSchema(email)),
  });
  const { register, handleSubmit, formState, setValue, watch } = form;
  useEffect(() => {
    const watching = watch((values) => keepDraft({ buyer: { ...draft().buyer, ...values } }));
    return () => watching.unsubscribe();
  }, [watch]);
  useAskedForGuardian(refusal, () => setValue('under_18', true));
  useEffect(() => {
    documents.haveChanged(refusal);
  }, [refusal, documents.haveChanged]);
  const isMinor = watch('under_18');
  const error = (name: keyof AccountValues) =>
    formState.errors[name]?.message ?? refusedFields(refusal)[name];
  return (
    <form
      noValidate
      className={controls.form}
      onSubmit={handleSubmit(({ reminder_consent, ...asked }) =>
        onSubmit({
          offer_consent: true,
          reminder_consent,
          ...guardianInput(asked),
          document_versions: documents.versions,
        }),
      )}
    >
      <BuyerRefusal refusal={refusal} />
      <p>{t('account', { email })}</p>
      <p className={styles.soft}>
        <ConsentLabel document="offer" wording="button.offer" />
      </p>
      <GuardianFields form={form} error={error} />
      {!isMinor && <CheckField label={wordings('reminder')} {...register('reminder_consent')} />}
      {!isMinor && children}
      <PayButton price={price} method={method} isBusy={isBusy} isMinor={isMinor} />
    </form>
  );
}

interface AccountValues extends GuardianValues {
  reminder_consent: boolean;
}

function accountSchema(email: string) {
  const fields = { reminder_consent: z.boolean(), ...guardianSchema };
  return z.object(fields).superRefine(askedGuardian(() => email));
}

function keptValues(): AccountValues {
  const { reminder_consent = false, under_18 = false, guardian_email = '' } = draft().buyer;
  return { reminder_consent, under_18, guardian_email };
}
