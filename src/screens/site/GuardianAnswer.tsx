import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { type GuardianPage, guardiansApi } from '#features/accounts/guardians/contract.ts';
import { boxOf } from '#features/accounts/guardians/rules.ts';
import { keepLink } from '#features/accounts/guardians/site/keptLink.ts';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';
import { nameField, phoneField } from '#shared/fields.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import styles from './GuardianAnswer.module.css';

interface AnswerProps {
  token: string;
  page: GuardianPage;
  onAnswered: (page: GuardianPage) => void;
}

const empty = {
  name: '',
  phone: '',
  privacy_consent: false,
  data_consent: false,
  offer_consent: false,
};

/** The guardian's own name, the consents, and the way to paying; or the refusal. */
export function GuardianAnswer({ token, page, onAnswered }: AnswerProps) {
  const t = useTranslations('guardianPage');
  const dayText = useSchoolDay();
  const { documents, payment } = page;
  const { versions, haveChanged } = useDocumentVersions(documents);
  const { form, submit, field, failure, isBusy } = useAuthForm({
    schema: schemaFor(page),
    empty,
    failed: t('failed'),
    async send({ phone, ...given }) {
      const agreed = await call(guardiansApi.consent, {
        ...{ token, ...given },
        ...(phone && { phone }),
        document_versions: versions,
      }).catch((error: unknown) => {
        if (haveChanged(error)) for (const document of documents) form.setValue(boxOf[document], false);
        throw error;
      });
      if (!payment) return onAnswered(agreed);
      // Agreed to, whether or not the provider answers: the page then offers to pay again.
      const link = await call(guardiansApi.pay, { token }).catch(() => null);
      if (!link) return onAnswered(agreed);
      keepLink(token);
      location.assign(link.confirmation_url);
    },
  });
  const label = payment === null ? 'agree' : payment === 'bank' ? 'agreeAndApply' : 'agreeAndPay';
  return (
    <>
      <form noValidate className={controls.form} onSubmit={submit}>
        {failure && <Notice>{failure.text}</Notice>}
        <TextField label={t('name')} autoComplete="name" {...field('name')} />
        {page.asks_phone && (
          <TextField
            label={t('phone')}
            hint={t('phoneHint')}
            type="tel"
            autoComplete="tel"
            {...field('phone')}
          />
        )}
        {documents.map((document) => (
          <CheckField
            key={document}
            label={<ConsentLabel document={document} wording={`guardian.${document}`} />}
            {...field(boxOf[document])}
          />
        ))}
        <button type="submit" className={`${controls.button} ${controls.wide}`} disabled={isBusy}>
          {isBusy ? t('sending') : t(label)}
        </button>
        <p className={controls.hint}>{t('until', { date: dayText(page.answer_until) })}</p>
      </form>
      <Refusal token={token} onAnswered={onAnswered} />
    </>
  );
}

function Refusal({ token, onAnswered }: Omit<AnswerProps, 'page'>) {
  const t = useTranslations('guardianPage');
  const failureText = useFailureText();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (!isAsked) {
    return (
      <div className={styles.decline}>
        <button type="button" className={controls.link} onClick={() => setAsked(true)}>
          {t('decline')}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.decline}>
      {failure !== null && <Notice>{failureText(failure, t('failed'))}</Notice>}
      <p>{t('declineSure')}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet}`}
        onClick={() => call(guardiansApi.decline, { token }).then(onAnswered, setFailure)}
      >
        {t('declineYes')}
      </button>
      <button type="button" className={controls.link} onClick={() => setAsked(false)}>
        {t('back')}
      </button>
    </div>
  );
}

/** Requires the boxes that this form has. */
function schemaFor({ documents, asks_phone }: GuardianPage) {
  const boxes = new Set<string>(documents.map((document) => boxOf[document]));
  const box = (name: string) =>
    z.boolean().refine((given) => given || !boxes.has(name), { params: { field: 'consent' } });
  return z.object({
    name: nameField,
    phone: asks_phone
      ? phoneField.refine((phone) => phone !== null, { params: { field: 'required' } })
      : phoneField,
    privacy_consent: box('privacy_consent'),
    data_consent: box('data_consent'),
    offer_consent: box('offer_consent'),
  });
}
