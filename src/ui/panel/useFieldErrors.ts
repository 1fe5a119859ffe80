import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { fieldCode } from '#shared/fields.ts';

/** What the contract would refuse, by field and in the reader's words: the `validate` of a form. */
export function useFieldErrors(): (
  schema: z.ZodType,
  values: Record<string, unknown>,
) => Record<string, string> {
  const t = useTranslations('fields');
  return (schema, values) => {
    const parsed = schema.safeParse(values, { reportInput: true });
    const errors: Record<string, string> = {};
    for (const issue of parsed.error?.issues ?? []) {
      const name = issue.path.join('.');
      errors[name] ??= t((values[name] === '' ? 'required' : fieldCode(issue)) as never);
    }
    return errors;
  };
}
