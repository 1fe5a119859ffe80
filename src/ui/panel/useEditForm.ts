/**
 * Every form of the panel: validated by the contract's own schema, saved without overwriting unseen changes.
 */
import type { UseFormReturnType } from '@mantine/form';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { refusedFields } from '#shared/fieldErrors.ts';
import { CallError } from '#ui/api.ts';
import { useToast } from '#ui/Toast.tsx';
import { useFieldErrors } from './useFieldErrors.ts';
import { type FilesUnderWay, useFilesUnderWay } from './useFilesUnderWay.ts';
import { type Outcome, useOutcome } from './useOutcome.ts';
import { useTypedForm } from './useTypedForm.ts';

interface EditOptions<State, Values, Schema extends z.ZodType> {
  /** State on the server, with its version where others may change it too. */
  saved: State;
  /** Field values for that state. */
  values(saved: State): Values;
  schema: Schema;
  /** Converts field values for sending, for example an empty field to null. */
  prepare?(values: Values, saved: State): unknown;
  /** Sends it as a change of `saved`. @returns the new state on the server. @throws CallError */
  save(sent: z.input<Schema>, saved: State): Promise<State>;
  /** Reads the state on the server, where somebody else may have saved meanwhile. */
  read?(): Promise<State>;
  /** Paths of calls whose answers are not what they were; `everything` where any screen may rest on it. */
  changes: string[] | 'everything';
  words?: {
    done?(saved: State): Outcome;
    failed?(reason: string): string;
    /** Texts for fields that replace the usual ones, by code. */
    fields?: Record<string, string>;
  };
  onSaved?(saved: State): unknown;
}

/** Parts of a form that its frame needs. */
export interface Editing {
  isBusy: boolean;
  isDirty: boolean;
  /** Choices after somebody else has saved; null when nobody has. */
  conflict: { takeTheirs(): void; keepMine(): void } | null;
  /** Files that its fields are sending; submitted meanwhile, it waits for them. */
  files: FilesUnderWay;
  isUnderWay: boolean;
  isWaiting: boolean;
  stopWaiting(): void;
  submit(): void;
}

interface FormEditing<State, Values> extends Editing {
  form: UseFormReturnType<Values>;
  saved: State;
  /** Shows the new state on the server; other readers fetch it again. */
  adopt(saved: State): void;
}

export function useEditForm<State, Values extends Record<string, unknown>, Schema extends z.ZodType>(
  options: EditOptions<State, Values, Schema>,
): FormEditing<State, Values> {
  const { schema, prepare = (values) => values, read } = options;
  const fieldErrors = useFieldErrors(options.words?.fields);
  const sayRefused = useRefusal(options.words?.failed);
  const saySaved = useSaved(options.words?.done);
  const askAnew = useAskAnew(options.changes);
  const [saved, setSaved] = useState(options.saved);
  const [isBusy, setBusy] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const validate = (values: Values) => fieldErrors(schema, prepare(values, saved));
  const { form, keepTyped } = useTypedForm<Values>({ initialValues: options.values(saved), validate }, saved);
  const sayLeft = useLeft(keepTyped);
  const waiting = useFilesUnderWay({ save: () => submitOver(saved), ...sayLeft });
  const isDirty = form.isDirty() || waiting.isUnderWay;
  const isNewest = useFollowing(options.saved, isDirty || isBusy, show);

  /** @param base the state that the change builds on */
  async function send(values: Values, base: State): Promise<void> {
    setBusy(true);
    try {
      const answer = await options.save(prepare(values, base) as z.input<Schema>, base);
      // Nothing waits to be saved any more, before the address changes.
      flushSync(() => adopt(answer));
      saySaved(answer);
      if (!waiting.isGone.current) await options.onSaved?.(answer);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (waiting.isGone.current) sayLeft.onRefused(error);
      else if (error.status === 409 && read) setConflict(true);
      else sayRefused(error, form.setErrors);
    } finally {
      setBusy(false);
    }
  }

  function adopt(state: State): void {
    isNewest();
    show(state);
    askAnew();
  }

  function show(state: State): void {
    setSaved(state);
    setConflict(false);
    fill(form, options.values(state));
  }

  const submitOver = (base: State) =>
    form.onSubmit(
      (values) => send(values, base),
      () => (waiting.isGone.current ? sayLeft.onRefused(null) : sayRefused(null)),
    )();
  function submitAgain(theirs: State): void {
    setSaved(theirs);
    submitOver(theirs);
  }
  return {
    form,
    saved,
    isBusy,
    isDirty,
    conflict:
      hasConflict && read
        ? { takeTheirs: async () => adopt(await read()), keepMine: async () => submitAgain(await read()) }
        : null,
    adopt,
    files: waiting.files,
    isUnderWay: waiting.isUnderWay,
    isWaiting: waiting.isWaiting,
    stopWaiting: waiting.stopWaiting,
    submit: waiting.save,
  };
}

function fill<Values>(form: UseFormReturnType<Values>, values: Values): void {
  form.setInitialValues(values);
  form.setValues(values);
  form.clearErrors();
}

/**
 * A form that is opened while its data is being read again begins with what was known before, and follows until someone
 * types in it.
 * @returns call it when something newer than `given` is shown
 */
function useFollowing<State>(given: State, isTouched: boolean, show: (state: State) => void): () => void {
  const key = hashKey([given]);
  const followed = useRef(key);
  useEffect(() => {
    if (isTouched || followed.current === key) return;
    followed.current = key;
    show(given);
  });
  return () => {
    followed.current = key;
  };
}

function useAskAnew(paths: string[] | 'everything'): () => void {
  const client = useQueryClient();
  return () => {
    if (paths === 'everything') void client.invalidateQueries();
    else for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
  };
}

function useSaved<State>(done?: (saved: State) => Outcome): (saved: State) => void {
  const t = useTranslations('panel.edit');
  const say = useOutcome();
  return (saved) => say(done?.(saved) ?? t('saved'));
}

/** What is said of a form that waits for its files, and of one that nobody sees any more. */
function useLeft(keepTyped: () => void) {
  const t = useTranslations('panel.edit');
  const toast = useToast();
  const failed = (text: string) => {
    keepTyped();
    toast('error', text);
  };
  return {
    onLeft: () => toast('info', t('leftWaiting')),
    onMissing: () => failed(t('fileMissing')),
    onRefused(error: CallError | null) {
      const reason = error?.body.detail ?? (error && t(error.status === 0 ? 'offline' : 'unknown'));
      failed(reason ? t('notSavedBehind', { reason }) : t('problemsBehind'));
    },
  };
}

/** Reports why nothing was saved, at the fields concerned. */
function useRefusal(failed?: (reason: string) => string) {
  const t = useTranslations('panel.edit');
  const toast = useToast();
  return (error: CallError | null, mark?: (problems: Record<string, string>) => void) => {
    const problems = refusedFields(error);
    if (error && Object.keys(problems).length === 0) {
      const reason = error.body.detail ?? (error.words || t(error.status === 0 ? 'offline' : 'unknown'));
      toast('error', failed?.(reason) ?? `❌ ${reason}`);
      return;
    }
    mark?.(problems);
    toast('error', t('problems'));
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
}
