/** Fields of a form beside those of one line. */
import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  isOptional?: boolean;
  choices: readonly (readonly [value: string, label: string])[];
}

export function SelectField({ label, isOptional = false, choices, ...select }: SelectFieldProps) {
  const t = useTranslations('ui');
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label} {isOptional && <span className={controls.optional}>({t('optional')})</span>}
      </label>
      <select {...select} id={id} className={controls.input} aria-required={!isOptional}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface LongTextFieldProps extends ComponentProps<'textarea'> {
  label: string;
  hint: string;
  error?: string | undefined;
}

export function LongTextField({ label, hint, error, ...area }: LongTextFieldProps) {
  const t = useTranslations('ui');
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label} <span className={controls.optional}>({t('optional')})</span>
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={controls.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-${error ? 'error' : 'hint'}`}
      />
      <p id={`${id}-${error ? 'error' : 'hint'}`} className={error ? controls.error : controls.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}
