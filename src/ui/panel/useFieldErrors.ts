import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { checkFields, type FieldErrors, inWords } from '#shared/fieldErrors.ts';

/**
 * Problems that the contract would report, in the reader's language: the `validate` of a form. @param own
 * texts that replace the usual ones, by code
 */
export function useFieldErrors(
  own?: Record<string, string>,
): (schema: z.ZodType, values: unknown) => FieldErrors {
  const t = useTranslations('fields');
  return (schema, values) => inWords(checkFields(schema, values).problems ?? {}, t, own);
}
