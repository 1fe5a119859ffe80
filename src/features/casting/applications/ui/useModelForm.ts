import { useEffect, useState } from 'react';
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { DocumentVersions } from '#features/accounts/consents/contract/consents.ts';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { guardianInput } from '#features/accounts/guardians/ui/guardianSchema.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { CallError } from '#ui/api.ts';
import { useSchemaResolver } from '#ui/formResolver.ts';
import { bounds, missingFields, type RequiredField } from '../rules/applicant.ts';
import { forgetDraft, keepDraft, keptDraft, requestIdOf } from './draft.ts';
import { isMinor, type ModelFormValues, modelFormSchema, startingValues } from './formSchema.ts';

type Checked = z.output<typeof modelFormSchema> & FieldValues;

/** Values that either form sends. */
export type SentForm = Omit<z.output<typeof modelFormSchema>, 'phone' | 'under_18' | 'guardian_email'> & {
  phone: string;
  under_18?: boolean;
  guardian_email?: string;
  draft_id?: string;
  draft_secret?: string;
  document_versions?: DocumentVersions | undefined;
  request_id?: string | undefined;
};

interface Sending {
  /** Filled in from what is known of the reader. */
  known: Partial<ModelFormValues>;
  send(form: SentForm): Promise<void>;
  /** Text for a failure that no field explains. */
  failed(error: unknown): string;
}

/** Text over the fields that it is about. */
export interface FormNotice {
  text: string;
  isAboutConsents: boolean;
}

/** Why the form was not sent the last time: its fields, or a failure of the call. */
type Refusal = { about: 'missing' | 'fields' | 'consents' } | { about: 'sending'; text: string };

/** Both forms: checked as specified, kept over a reload, sent once. */
export function useModelForm({ known, send, failed }: Sending) {
  const t = useTranslations('applications');
  const documents = useDocumentVersions(['personal_data']);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<ModelFormValues, unknown, Checked>({
    defaultValues: startingValues(known, keptDraft().values),
    // The message comes first, and says where to look.
    shouldFocusError: false,
    resolver: useSchemaResolver<ModelFormValues, typeof modelFormSchema>(modelFormSchema),
  });
  const { handleSubmit, formState, getValues, setValue, watch } = form;
  useEffect(() => {
    const watching = watch((values) => keepDraft({ values }));
    return () => watching.unsubscribe();
  }, [watch]);
  useEffect(() => {
    if (documents.haveChanged(failure)) setValue('agreementData', false);
  }, [failure, documents.haveChanged, setValue]);

  const submit = handleSubmit(
    async (values) => {
      setRefusal(null);
      setFailure(null);
      try {
        await send(toSend(values, documents.versions));
      } catch (error) {
        setFailure(error);
        setRefusal({ about: 'sending', text: isExplained(error) ? t('wrong') : failed(error) });
        return;
      }
      forgetDraft();
    },
    (errors) => setRefusal({ about: firstWrong(errors, getValues()) }),
  );

  /** Names only what is still wrong, and goes once nothing is. */
  function currentNotice(): FormNotice | null {
    const { errors } = formState;
    if (!refusal) return null;
    if (refusal.about === 'sending') return { text: refusal.text, isAboutConsents: false };
    if (refusal.about === 'consents')
      return Object.keys(errors).length > 0 ? { text: t('consents'), isAboutConsents: true } : null;
    const missing = missingFields(getValues()).map((name: RequiredField) => t(`fields.${name}`));
    if (missing.length > 0)
      return { text: t('missing', { list: missing.join(t('between')) }), isAboutConsents: false };
    return isElsewhere(errors) ? { text: t('wrong'), isAboutConsents: false } : null;
  }

  function error(name: keyof ModelFormValues): string | undefined {
    const found = formState.errors[name];
    if (!found) return refusedFields(failure)[name];
    const isOutside = found.type === 'too_small' || found.type === 'too_big';
    if (!isOutside || !(name in bounds)) return found.message;
    const [from, to] = bounds[name as keyof typeof bounds];
    return t('outside', { from, to });
  }

  const { isSubmitting: isBusy, submitCount: attempts } = formState;
  return { form, submit, error, notice: currentNotice(), attempts, isBusy };
}

/** The specified messages, the first that applies. */
function firstWrong(
  errors: FieldErrors<ModelFormValues>,
  values: ModelFormValues,
): 'missing' | 'fields' | 'consents' {
  if (missingFields(values).length > 0) return 'missing';
  return isElsewhere(errors) ? 'fields' : 'consents';
}

function isElsewhere(errors: FieldErrors<ModelFormValues>): boolean {
  return Object.keys(errors).some((name) => !name.startsWith('agreement'));
}

/** Refused because of its fields; each shows why. */
function isExplained(error: unknown): boolean {
  return error instanceof CallError && error.status === 422 && Object.keys(refusedFields(error)).length > 0;
}

function toSend(values: Checked, versions: DocumentVersions | undefined): SentForm {
  const { under_18: _tick, guardian_email, phone, ...form } = values;
  const { photos } = keptDraft();
  const sent = {
    ...form,
    phone: phone ?? '',
    ...guardianInput({ under_18: true, guardian_email }, isMinor(form.age)),
    ...(photos && { draft_id: photos.id, draft_secret: photos.secret }),
    document_versions: versions,
  };
  return { ...sent, request_id: requestIdOf(sent) };
}
