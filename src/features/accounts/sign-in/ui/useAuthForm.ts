/** Shared behaviour of account forms: validates by the contract, sends once, shows errors, keeps the rest. */
import { type SyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { refusedFields } from '#shared/fieldErrors.ts';
import { CallError } from '#ui/api.ts';
import { useSchemaResolver } from '#ui/formResolver.ts';

export interface FormFailure {
  text: string;
  error: unknown;
}

interface AuthFormOptions<V extends object, S extends z.ZodType> {
  schema: S;
  empty: V;
  /** Does the form's work; an error it throws is shown above the form. */
  send: (given: z.output<S>) => Promise<void>;
  /** Text shown when the server gives none. */
  failed: string;
  /** This form's own texts for fields, by code. */
  words?: Record<string, string>;
}

export function useAuthForm<V extends FieldValues, S extends z.ZodType>(options: AuthFormOptions<V, S>) {
  const { schema, empty, send, failed } = options;
  const authFailure = useAuthFailure();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isSending = useRef(false);
  const form = useForm<V, unknown, z.output<S> & FieldValues>({
    defaultValues: empty as unknown as DefaultValues<V>,
    resolver: useSchemaResolver<V, S>(schema, options.words),
  });

  const checkAndSend = form.handleSubmit(async (given) => {
    setFailure(null);
    try {
      await send(given);
    } catch (error) {
      setFailure({ text: authFailure(error, failed), error });
      for (const [name, message] of Object.entries(refusedFields(error))) {
        // Until the field is changed.
        if (name in empty) form.setError(name as Path<V>, { message }, { shouldFocus: true });
      }
    }
  });

  /** A second click, before the first has disabled the button, sends nothing. */
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await checkAndSend(event).finally(() => {
      isSending.current = false;
    });
  }

  /** Props of a field, with its error. */
  const field = (name: Path<V>) => ({
    error: (form.formState.errors[name] as { message?: string } | undefined)?.message,
    ...form.register(name),
  });
  return { form, submit, field, failure, isBusy: form.formState.isSubmitting };
}

/** Signed in, but the browser stores nothing. */
export class NotStored extends Error {}

/**
 * The server's text, or the given one with the reason; for a failed connection, that something went wrong.
 */
export function useAuthFailure(): (error: unknown, failed: string) => string {
  const t = useTranslations();
  return (error, failed) => {
    if (error instanceof NotStored) return t('signIn.notStored');
    if (!(error instanceof CallError)) return t('signIn.anyFailed');
    if (error.status === 0) return t('signIn.failedBecause', { failed, reason: t('ui.networkError') });
    return error.body.detail ?? failed;
  };
}
