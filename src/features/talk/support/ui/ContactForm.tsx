import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { phoneField } from '#shared/fields.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { contactsInput, supportApi } from '../contract/chat.ts';
import styles from './Chat.module.css';
import { keptChat } from './keptChat.ts';

const schema = contactsInput.extend({
  phone: phoneField,
  consent: z.boolean().refine((given) => given, { params: { field: 'consent' } }),
});
type Values = { name: string; email: string; phone: string; consent: boolean };

/** Where the answer goes while the staff are away. */
export function ContactForm() {
  const t = useTranslations('support.away');
  const texts = useTranslations('support');
  const documents = useDocumentVersions(['personal_data']);
  const [error, setError] = useState<CallError | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    defaultValues: { name: '', email: '', phone: '', consent: false },
    resolver: useSchemaResolver<Values, typeof schema>(schema),
  });
  const { register, formState } = form;
  const problem = (name: keyof Values) => formState.errors[name]?.message ?? refusedFields(error)[name];

  const submit = form.handleSubmit(async ({ phone, ...values }) => {
    const { token } = keptChat();
    if (!token) return;
    try {
      await call(supportApi.leaveContacts, {
        ...{ ...values, token, document_versions: documents.versions },
        ...(phone && { phone: String(phone) }),
      });
      setSent(true);
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      documents.haveChanged(thrown);
      setError(thrown);
    }
  });

  if (isSent)
    return (
      <p className={styles.event} role="status">
        {t('done')}
      </p>
    );
  const isWhole = error !== null && Object.keys(refusedFields(error)).length === 0;
  return (
    <form className={styles.sheet} noValidate onSubmit={submit} aria-labelledby="chat-contacts">
      <h3 id="chat-contacts">{t('title')}</h3>
      <p className={controls.hint}>{t('lead')}</p>
      {isWhole && <Notice>{error.body.detail ?? texts('offline')}</Notice>}
      <TextField label={t('name')} autoComplete="name" error={problem('name')} {...register('name')} />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={problem('email')}
        {...register('email')}
      />
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        isOptional
        error={problem('phone')}
        {...register('phone')}
      />
      <CheckField
        label={<ConsentLabel document="personal_data" />}
        error={problem('consent')}
        {...register('consent')}
      />
      <button type="submit" className={controls.button} disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('sending') : t('submit')}
      </button>
    </form>
  );
}
