import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { checkFields, inWords } from '../shared/fieldErrors.ts';

/**
 * Validates a form by the contract's own schema, in the reader's language. @param own this form's texts, by
 * code
 */
export function useSchemaResolver<V extends FieldValues, S extends z.ZodType>(
  schema: S,
  own?: Record<string, string>,
): Resolver<V, unknown, z.output<S> & FieldValues> {
  const t = useTranslations('fields');
  return (values) => {
    const { data, problems } = checkFields(schema, values);
    if (!problems) return { values: data as z.output<S> & FieldValues, errors: {} };
    const worded = inWords(problems, t, own);
    const errors = Object.entries(worded).map(([name, message]) => [name, { type: problems[name], message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> };
  };
}
