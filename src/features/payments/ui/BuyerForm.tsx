import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { buttonWordings } from '#features/consents/rules.ts';
import { ConsentLabel } from '#features/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/consents/ui/useDocumentVersions.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { emailField, nameField, phoneField } from '#shared/fields.ts';
import type { CallError } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { paths } from '#ui/paths.ts';
import { type BuyerValues, draft, keepDraft } from './draft.ts';
import styles from './PaymentModal.module.css';
import type { Buyer } from './usePayment.ts';

interface PayFormProps {
  price: string;
  isBusy: boolean;
  /** Error from the server for the previous attempt. */
  refusal: CallError | null;
  onSubmit: (buyer: Buyer) => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

const consent = z.boolean().refine((given) => given, { params: { field: 'consent' } });
const buyerSchema = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  privacy_consent: consent,
  offer_consent: consent,
  reminder_consent: z.boolean(),
});

type Values = BuyerValues;
const empty: Values = {
  name: '',
  email: '',
  phone: '',
  privacy_consent: false,
  offer_consent: false,
  reminder_consent: false,
};

export function BuyerForm({ price, isBusy, refusal, onSubmit, children }: PayFormProps) {
  const t = useTranslations('payments');
  const documents = useDocumentVersions(['privacy', 'offer']);
  const { register, handleSubmit, formState, setValue, watch } = useForm({
    defaultValues: { ...empty, ...draft().buyer },
    resolver: useSchemaResolver<Values, typeof buyerSchema>(buyerSchema),
  });
  useEffect(() => {
    const watching = watch((buyer) => keepDraft({ buyer }));
    return () => watching.unsubscribe();
  }, [watch]);
  useEffect(() => {
    if (!documents.haveChanged(refusal)) return;
    setValue('privacy_consent', false);
    setValue('offer_consent', false);
  }, [refusal, documents.haveChanged, setValue]);
  const error = (name: keyof Values) => formState.errors[name]?.message ?? refusedFields(refusal)[name];

  return (
    <form
      noValidate
      className={controls.form}
      onSubmit={handleSubmit((buyer) =>
        onSubmit({ ...buyer, phone: buyer.phone ?? undefined, document_versions: documents.versions }),
      )}
    >
      <Refusal refusal={refusal} />
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
      <CheckField label={t('reminder')} {...register('reminder_consent')} />
      {children}
      <PayButton price={price} isBusy={isBusy} />
    </form>
  );
}

/** Form for a signed-in buyer: contacts are the account's, and pressing the button accepts the offer. */
export function AccountBuyer({
  price,
  isBusy,
  refusal,
  onSubmit,
  email,
  children,
}: PayFormProps & { email: string }) {
  const t = useTranslations('payments');
  const documents = useDocumentVersions(['offer']);
  const [isReminded, setReminded] = useState(() => draft().buyer.reminder_consent === true);
  useEffect(() => {
    documents.haveChanged(refusal);
  }, [refusal, documents.haveChanged]);
  return (
    <form
      className={controls.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({
          offer_consent: true,
          reminder_consent: isReminded,
          document_versions: documents.versions,
        });
      }}
    >
      <Refusal refusal={refusal} />
      <p>{t('account', { email })}</p>
      <p className={styles.soft}>
        <ConsentLabel document="offer" wording={buttonWordings[useLocale()]} />
      </p>
      <CheckField
        label={t('reminder')}
        checked={isReminded}
        onChange={({ target }) => {
          setReminded(target.checked);
          keepDraft({ buyer: { ...draft().buyer, reminder_consent: target.checked } });
        }}
      />
      {children}
      <PayButton price={price} isBusy={isBusy} />
    </form>
  );
}

function PayButton({ price, isBusy }: { price: string; isBusy: boolean }) {
  const t = useTranslations('payments');
  return (
    <>
      <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
        {isBusy ? t('paying') : t('pay', { price })}
      </button>
      <p className={styles.soft}>
        {t('secure')} {t('cards')}
      </p>
    </>
  );
}

function Refusal({ refusal }: { refusal: CallError | null }) {
  const t = useTranslations('payments');
  if (!refusal) return null;
  return (
    <Notice>
      <p>{refusal.message}</p>
      {refusal.body.code === 'sign_in_to_buy' && <a href={paths.login}>{t('signIn')}</a>}
      {refusal.body.code === 'already_owned' && <a href={paths.dashboard}>{t('toCabinet')}</a>}
    </Notice>
  );
}
