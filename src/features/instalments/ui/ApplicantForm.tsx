import { type ReactNode, useEffect } from 'react';
import { type UseFormRegister, type UseFormWatch, useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { buttonWordings } from '#features/consents/rules.ts';
import { ConsentLabel } from '#features/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/consents/ui/useDocumentVersions.ts';
import { draft, keepDraft } from '#features/payments/ui/draft.ts';
import styles from '#features/payments/ui/PaymentModal.module.css';
import type { CurrentUser } from '#features/sign-in/ui/currentUser.ts';
import { readableEmail } from '#shared/domains.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { emailField, nameField, phoneField } from '#shared/fields.ts';
import type { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, TextField } from '#ui/Fields.tsx';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { mobileOf } from '../rules/contacts.ts';
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
const mobile = phoneField
  .refine((phone) => phone !== null, { params: { field: 'required' } })
  .refine((phone) => phone === null || mobileOf(phone) !== null, { params: { field: 'russian_phone' } });
const visitorSchema = z.object({
  user_name: nameField,
  user_email: emailField,
  user_phone: mobile,
  privacy_consent: consent,
  offer_consent: consent,
});
/** Address and name are the account's; pressing the button accepts the offer. */
const memberSchema = visitorSchema.extend({
  user_name: z.string(),
  user_email: z.string(),
  privacy_consent: z.boolean(),
  offer_consent: z.boolean(),
});
type Values = {
  user_name: string;
  user_email: string;
  user_phone: string;
  privacy_consent: boolean;
  offer_consent: boolean;
};

/** Contacts for the bank. What the payment form already knows is filled in. */
export function ApplicantForm({ user, isBusy, refusal, onApply, children }: ApplicantFormProps) {
  const t = useTranslations('instalments');
  const documents = useDocumentVersions(user ? ['offer'] : ['privacy', 'offer']);
  const form = useForm<Values>({
    defaultValues: valuesFor(user),
    resolver: useSchemaResolver<Values, typeof visitorSchema>(
      user ? (memberSchema as unknown as typeof visitorSchema) : visitorSchema,
    ),
  });
  const { register, handleSubmit, formState, setValue, watch } = form;
  useKeptDraft(watch);
  useEffect(() => {
    if (!documents.haveChanged(refusal)) return;
    setValue('privacy_consent', false);
    setValue('offer_consent', false);
  }, [refusal, documents.haveChanged, setValue]);
  const error = (name: keyof Values) => formState.errors[name]?.message ?? refusedFields(refusal)[name];
  const send = (type: 'form' | 'voice') =>
    handleSubmit(({ user_phone, ...values }) => {
      const phone = String(user_phone ?? '');
      const versions = { document_versions: documents.versions };
      if (user) return onApply({ user_phone: phone, offer_consent: true, ...versions }, type);
      onApply({ ...values, user_phone: phone, ...versions }, type);
    });

  return (
    <form noValidate className={controls.form} onSubmit={send('form')}>
      {children}
      <Contacts user={user} error={error} register={register} />
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('sending') : t('apply')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.wide}`}
        disabled={isBusy}
        onClick={(event) => void send('voice')(event)}
      >
        {t('voice')}
      </button>
      <p className={styles.soft}>{t('bank')}</p>
    </form>
  );
}

interface ContactsProps {
  user: CurrentUser | null;
  error(name: keyof Values): string | undefined;
  register: UseFormRegister<Values>;
}

/** Name and address of a member are the account's, and the button accepts the offer. */
function Contacts({ user, error, register }: ContactsProps) {
  const t = useTranslations('instalments');
  const language = useLocale();
  return (
    <>
      {user ? (
        <p>{t('account', { email: readableEmail(user.email) })}</p>
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
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        error={error('user_phone')}
        {...register('user_phone')}
      />
      {user ? (
        <p className={styles.soft}>
          <ConsentLabel document="offer" wording={buttonWordings[language]} />
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
    const watching = watch(({ user_name, user_email, user_phone }) =>
      keepDraft({
        buyer: {
          ...draft().buyer,
          ...{ name: user_name ?? '', email: user_email ?? '', phone: user_phone ?? '' },
        },
      }),
    );
    return () => watching.unsubscribe();
  }, [watch]);
}

function valuesFor(user: CurrentUser | null): Values {
  const { name = '', email = '', phone = '' } = draft().buyer;
  return {
    user_name: user ? '' : name,
    user_email: user ? '' : email,
    user_phone: phone || (user?.phone ?? ''),
    privacy_consent: false,
    offer_consent: false,
  };
}
