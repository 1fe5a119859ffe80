import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fieldCode } from '../shared/fields.ts';

/** Checks a form by the contract's own schema; each error is a message code of the namespace `fields`. */
export function schemaResolver<V extends FieldValues, S extends z.ZodType>(
  schema: S,
): Resolver<V, unknown, z.output<S> & FieldValues> {
  return async (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data as z.output<S> & FieldValues, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues) {
      const isEmpty = issue.path.length === 1 && values[String(issue.path[0])] === '';
      const code = isEmpty ? 'required' : fieldCode(issue);
      errors[issue.path.join('.')] ??= { type: code, message: code };
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
