import { type ReactNode, useEffect } from 'react';
import { type UseFormRegister, type UseFormWatch, useForm } from 'react-hook-form';
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
import type { CurrentUser } from '#features/accounts/sign-in/ui/currentUser.ts';
import { draft, keepDraft } from '#features/sales/payments/ui/draft.ts';
import styles from '#features/sales/payments/ui/PaymentModal.module.css';
import { readableEmail } from '#shared/domains.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { emailField, nameField, phoneField } from '#shared/fields.ts';
import type { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, TextField } from '#ui/Fields.tsx';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { fullNameOf } from '../rules/contacts.ts';
import type { Applicant } from './useApplying.ts';

interface ApplicantFormProps {
  user: CurrentUser | null;
  isBusy: boolean;
  /** Error from the server for the previous attempt. */
  refusal: CallError | null;
  onApply: (applicant: Applicant, type: 'form' | 'voice') => void;
  children: ReactNode;
}

const consent = z.boolean().refine((given) => given, { params: { field: 'consent' } });
const visitorFields = {
  user_name: nameField,
  user_email: emailField,
  user_phone: z.string(),
  privacy_consent: consent,
  offer_consent: consent,
  ...guardianSchema,
};
/** The address is the account's, and so is the name where it is a whole one; the button accepts the offer. */
const memberFields = {
  ...visitorFields,
  user_name: z.string(),
  user_email: z.string(),
  privacy_consent: z.boolean(),
  offer_consent: z.boolean(),
};
type Values = GuardianValues & {
  user_name: string;
  user_email: string;
  user_phone: string;
  privacy_consent: boolean;
  offer_consent: boolean;
};

/** Whether the bank can tell the family from the name of an account. */
function isNameKnown({ full_name }: CurrentUser): boolean {
  return full_name === undefined || fullNameOf(full_name) !== null;
}

/** Somebody under 18 needs no phone and no whole name: the bank gets the guardian's. */
function schemaFor(user: CurrentUser | null) {
  return z
    .object(user ? memberFields : visitorFields)
    .superRefine(({ under_18, user_phone, user_name }, ctx) => {
      if (under_18) return;
      const field = phoneProblem(user_phone);
      if (field) ctx.addIssue({ code: 'custom', path: ['user_phone'], params: { field } });
      const isWhole = fullNameOf(user_name) !== null || (user !== null && isNameKnown(user));
      if (!isWhole) ctx.addIssue({ code: 'custom', path: ['user_name'], params: { field: 'full_name' } });
    })
    .superRefine(askedGuardian<Values>(({ user_email }) => user?.email ?? user_email));
}

function phoneProblem(typed: string): string | null {
  const phone = phoneField.safeParse(typed).data;
  return phone === null ? 'required' : phone === undefined ? 'russian_phone' : null;
}

/** Contacts for the bank, filled in with those that the payment form already has. */
export function ApplicantForm({ user, isBusy, refusal, onApply, children }: ApplicantFormProps) {
  const t = useTranslations('instalments');
  const documents = useDocumentVersions(user ? ['offer'] : ['privacy', 'offer']);
  const form = useForm<Values>({
    defaultValues: valuesFor(user),
    resolver: useSchemaResolver<Values, ReturnType<typeof schemaFor>>(schemaFor(user)),
  });
  const { register, handleSubmit, formState, setValue, watch } = form;
  useKeptDraft(watch);
  useAskedForGuardian(refusal, () => setValue('under_18', true));
  const isMinor = watch('under_18');
  useEffect(() => {
    if (!documents.haveChanged(refusal)) return;
    setValue('privacy_consent', false);
    setValue('offer_consent', false);
  }, [refusal, documents.haveChanged, setValue]);
  const error = (name: keyof Values) => formState.errors[name]?.message ?? refusedFields(refusal)[name];
  const send = (type: 'form' | 'voice') =>
    handleSubmit(({ user_phone, under_18, guardian_email, ...values }) => {
      const common = {
        ...(!under_18 && { user_phone: String(user_phone ?? '') }),
        ...guardianInput({ under_18, guardian_email }),
        document_versions: documents.versions,
      };
      const known = user && (isNameKnown(user) ? {} : { user_name: values.user_name });
      onApply(known ? { offer_consent: true, ...known, ...common } : { ...values, ...common }, type);
    });

  return (
    <form noValidate className={controls.form} onSubmit={send('form')}>
      {children}
      <Contacts user={user} isMinor={isMinor} error={error} register={register} />
      <GuardianFields form={form} error={error} hint={t('guardianHint')} />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('sending') : t(isMinor ? 'askGuardian' : 'apply')}
      </button>
      {!isMinor && (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.wide}`}
          disabled={isBusy}
          onClick={(event) => void send('voice')(event)}
        >
          {t('voice')}
        </button>
      )}
      {!isMinor && <p className={styles.soft}>{t('bank')}</p>}
    </form>
  );
}

interface ContactsProps {
  user: CurrentUser | null;
  /** The bank gets the guardian's phone. */
  isMinor: boolean;
  error(name: keyof Values): string | undefined;
  register: UseFormRegister<Values>;
}

/** Name and address of a member are the account's, and the button accepts the offer. */
function Contacts({ user, isMinor, error, register }: ContactsProps) {
  const t = useTranslations('instalments');
  return (
    <>
      {user ? (
        <>
          <p>{t('account', { email: readableEmail(user.email) })}</p>
          {!isNameKnown(user) && (
            <TextField
              label={t('name')}
              hint={t('nameHint')}
              autoComplete="name"
              error={error('user_name')}
              {...register('user_name')}
            />
          )}
        </>
      ) : (
        <>
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="name"
            error={error('user_name')}
            {...register('user_name')}
          />
          <TextField
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            autoComplete="email"
            error={error('user_email')}
            {...register('user_email')}
          />
        </>
      )}
      {!isMinor && (
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          error={error('user_phone')}
          {...register('user_phone')}
        />
      )}
      {user ? (
        <p className={styles.soft}>
          <ConsentLabel document="offer" wording="button.offer" />
        </p>
      ) : (
        <>
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
        </>
      )}
    </>
  );
}

/** Text typed here stands in the payment form too. */
function useKeptDraft(watch: UseFormWatch<Values>): void {
  useEffect(() => {
    const watching = watch(({ user_name, user_email, user_phone, under_18, guardian_email }) =>
      keepDraft({
        buyer: {
          ...draft().buyer,
          ...{ name: user_name ?? '', email: user_email ?? '', phone: user_phone ?? '' },
          ...{ under_18: under_18 === true, guardian_email: guardian_email ?? '' },
        },
      }),
    );
    return () => watching.unsubscribe();
  }, [watch]);
}

function valuesFor(user: CurrentUser | null): Values {
  const { name = '', email = '', phone = '', under_18 = false, guardian_email = '' } = draft().buyer;
  return {
    user_name: user ? (user.full_name ?? '') : name,
    user_email: user ? '' : email,
    user_phone: phone || (user?.phone ?? ''),
    privacy_consent: false,
    offer_consent: false,
    under_18,
    guardian_email,
  };
}
