/** Labelled form fields with their hints and errors tied to them. */
import { type ComponentProps, type FocusEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { likelyMeant } from '../shared/emails.ts';
import controls from './controls.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
}

export function TextField({ label, hint, error, isOptional = false, ...input }: TextFieldProps) {
  const t = useTranslations('ui');
  const id = useId();
  const { guess, look } = useGuess(input);
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label} {isOptional && <span className={controls.optional}>({t('optional')})</span>}
      </label>
      <input
        {...input}
        onBlur={look}
        id={id}
        className={controls.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        aria-required={!isOptional}
      />
      {hint && !error && (
        <p id={`${id}-hint`} className={controls.hint}>
          {hint}
        </p>
      )}
      {guess && (
        <p role="status" className={controls.hint}>
          {t('emailGuess', { email: guess })}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The address that was probably meant by a mail address whose host is a slip of a large one: asked when the field is left. */
function useGuess({ type, onBlur }: ComponentProps<'input'>) {
  const [guess, setGuess] = useState<string | null>(null);
  const look = (event: FocusEvent<HTMLInputElement>) => {
    if (type === 'email') setGuess(likelyMeant(event.target.value));
    onBlur?.(event);
  };
  return { guess, look };
}

interface CheckFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string | undefined;
}

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <label className={controls.check}>
      <input
        {...input}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <span>{label}</span>
      <FieldError id={`${id}-error`} error={error} />
    </label>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={controls.error}>
      {error}
    </p>
  );
}

/** Error or success of the form as a whole; announced when it appears. */
export function Notice({ children, isGood = false }: { children: ReactNode; isGood?: boolean }) {
  return (
    <div role="alert" className={`${controls.notice} ${isGood ? controls.good : ''}`}>
      {children}
    </div>
  );
}
