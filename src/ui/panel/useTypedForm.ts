/** Keeps the text typed into a panel form across a reload of its page, and across nothing else. */
import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { kept } from '#shared/storageKeys.ts';
import { tabStore } from '#ui/storage.ts';

interface Typed {
  /** State on the server that was being changed: what is typed belongs to no other. */
  base: string;
  values: Record<string, unknown>;
}

/**
 * A form is known by its address and its fields; passwords and files are not kept. @returns with `keepTyped`, for a form
 * that could not be saved after it was left: when it is opened again, what was typed is there
 */
export function useTypedForm<Values extends Record<string, unknown>>(
  options: UseFormInput<Values>,
  saved: unknown,
): { form: UseFormReturnType<Values>; keepTyped(): void } {
  const form = useForm<Values>(options);
  const base = hashKey([saved]);
  const [key] = useState(
    () => `${kept.typed}_${location.pathname}${location.search}_${Object.keys(form.values).join()}`,
  );
  const isRead = useRef(false);
  useEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      const typed = tabStore.read<Typed>(key);
      if (typed?.base === base) form.setValues(typed.values as Partial<Values>);
      return;
    }
    if (form.isDirty()) tabStore.keep(key, { base, values: keepable(form.values) });
    else tabStore.set(key, null);
  });
  // Left on purpose, or saved: a reload takes nothing away.
  useEffect(() => () => void tabStore.set(key, null), [key]);
  return { form, keepTyped: () => void tabStore.keep(key, { base, values: keepable(form.getValues()) }) };
}

function keepable(values: Record<string, unknown>): Record<string, unknown> {
  const isKept = ([name, value]: [string, unknown]) => !/password/i.test(name) && !(value instanceof Blob);
  return Object.fromEntries(Object.entries(values).filter(isKept));
}
