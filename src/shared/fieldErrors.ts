/** Problems with the fields of an input, by path: the same codes and the same texts on server and browser. */
import type { z } from 'zod';
import type { ErrorBody } from './errors.ts';

/**
 * Input path (`body` for the whole) → message code of `fields`, or its text in the reader's language. A code may bring the
 * letter that it is about: `email_letter:а`.
 */
export type FieldErrors = Record<string, string>;

type Checked<S extends z.ZodType> =
  | { data: z.output<S>; problems: null }
  | { data: null; problems: FieldErrors };

/** The parsed input, or a message code per field: of several problems, the first one to fix. */
export function checkFields<S extends z.ZodType>(schema: S, input: unknown): Checked<S> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return { data: parsed.data, problems: null };
  const problems: FieldErrors = {};
  for (const issue of parsed.error.issues) problems[issue.path.join('.') || 'body'] ??= codeOf(issue);
  return { data: null, problems };
}

/** Texts for all codes, for example from `useTranslations('fields')`. @param own texts that replace them */
export function inWords(
  problems: FieldErrors,
  wordsFor: (code: never, values: never) => string,
  own: Record<string, string> = {},
): FieldErrors {
  const worded = Object.entries(problems).map(([path, problem]) => {
    const { code, letter } = partsOf(problem);
    return [path, own[code] ?? wordsFor(code as never, { letter } as never)];
  });
  return Object.fromEntries(worded);
}

/** The code of a text, and the letter that the text names. */
export function partsOf(problem: string): { code: string; letter: string } {
  const [code = '', letter = ''] = problem.split(':');
  return { code, letter };
}

/** Texts of a refusal by field; empty when it names none, or when there was no answer. */
export function refusedFields(refusal: unknown): FieldErrors {
  const body = refusal instanceof Error ? (refusal as { body?: Partial<ErrorBody> }).body : undefined;
  return body?.fields ?? {};
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required';
  if (issue.code === 'custom') return (issue.params?.field as string | undefined) ?? 'invalid';
  if (issue.code === 'too_small' || issue.code === 'too_big') return issue.code;
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'link';
  return 'invalid';
}
