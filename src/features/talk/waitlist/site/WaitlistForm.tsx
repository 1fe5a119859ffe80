import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { waitlistApi } from '../contract.ts';

type Schema = typeof waitlistApi.join.input;
type Values = z.input<Schema>;

/** The form of a school that has not opened, in the place that the page has left for it. */
export function WaitlistForm() {
  const [places, setPlaces] = useState<Element[]>([]);
  useEffect(() => setPlaces([...document.querySelectorAll('[data-waitlist]')]), []);
  return places.map((place, index) => createPortal(<Form />, place, String(index)));
}

function Form() {
  const t = useTranslations('waitlist');
  const failureText = useFailureText();
  const documents = useDocumentVersions(['newsletter']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values>({
    defaultValues: { email: '', newsletter_consent: false },
    resolver: useSchemaResolver<Values, Schema>(waitlistApi.join.input),
  });
  const { register, handleSubmit, formState, setValue } = form;
  const error = (name: 'email' | 'newsletter_consent') =>
    formState.errors[name]?.message ?? refusedFields(failure)[name];

  async function send({ email }: Values) {
    setFailure(null);
    try {
      await call(waitlistApi.join, {
        ...{ email, newsletter_consent: true },
        ...(documents.versions && { document_versions: documents.versions }),
      });
      setSentTo(email);
    } catch (problem) {
      if (documents.haveChanged(problem)) setValue('newsletter_consent', false);
      setFailure(problem);
    }
  }

  if (sentTo !== null)
    return (
      <p role="status">
        <strong>{t('sent')}</strong> {t('sentText', { email: sentTo })}
      </p>
    );
  return (
    <form noValidate className={controls.form} onSubmit={handleSubmit(send)}>
      {failure !== null && Object.keys(refusedFields(failure)).length === 0 && (
        <Notice>{failureText(failure)}</Notice>
      )}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={error('email')}
        {...register('email')}
      />
      <CheckField
        label={<ConsentLabel document="newsletter" />}
        error={error('newsletter_consent')}
        {...register('newsletter_consent')}
      />
      <button type="submit" className={controls.button} disabled={formState.isSubmitting}>
        {t('submit')}
      </button>
    </form>
  );
}
