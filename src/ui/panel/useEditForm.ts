/** A form of the panel: checked by the contract's own schema, saved over nobody's unseen work. */
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { fieldCode } from '#shared/fields.ts';
import { CallError } from '#ui/api.ts';
import { useToast } from '#ui/Toast.tsx';

interface EditOptions<V> {
  /** What is on the server. */
  saved: V;
  schema: z.ZodType;
  /** What is sent for what stands in the fields, such as nothing for an empty one. */
  prepare?(values: V): unknown;
  /** Sends it; the answer is what is on the server then. @throws CallError */
  save(sent: unknown): Promise<V>;
  /** Paths of calls whose answers are not what they were. */
  changes: string[];
}

type FieldText = Parameters<ReturnType<typeof useTranslations<'fields'>>>[0];

export function useEditForm<V extends Record<string, unknown>>(options: EditOptions<V>) {
  const { saved, schema, prepare = (values) => values, changes } = options;
  const t = useTranslations('panel.edit');
  const words = useTranslations('fields');
  const toast = useToast();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const form = useForm<V>({ initialValues: saved, validate: (values) => problems(prepare(values)) });

  function problems(sent: unknown): Record<string, string> {
    const parsed = schema.safeParse(sent, { reportInput: true });
    if (parsed.success) return {};
    const entries = parsed.error.issues.map((issue) => [
      issue.path.join('.'),
      words(fieldCode(issue) as FieldText),
    ]);
    // The first problem of a field is the one to mend first.
    return Object.fromEntries(entries.reverse());
  }

  async function send(values: V): Promise<void> {
    setBusy(true);
    try {
      adopt(await options.save(prepare(values)));
      toast('success', t('saved'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) setConflict(true);
      else if (error.body.fields) form.setErrors(error.body.fields);
      if (error.status !== 409) toast('error', `❌ ${error.body.detail ?? t('offline')}`);
    } finally {
      setBusy(false);
    }
  }

  /** What is on the server now; whoever reads it elsewhere asks anew. */
  function adopt(values: V): void {
    setConflict(false);
    form.setInitialValues(values);
    form.setValues(values);
    form.clearErrors();
    for (const path of changes) void client.invalidateQueries({ queryKey: [path] });
  }

  const refuse = () => {
    toast('error', t('problems'));
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return { form, isBusy, hasConflict, adopt, isDirty: form.isDirty(), submit: form.onSubmit(send, refuse) };
}
