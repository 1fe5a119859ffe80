/** Errors meant for the reader. Anything else that is thrown is a bug and answers one calm 500. */

/** Codes that any feature may answer with, and the HTTP status of each. Their words: texts of this folder. */
const statusByCode = {
  invalid_input: 422,
  malformed_request: 400,
  unauthorized: 401,
  session_expired: 401,
  forbidden: 403,
  delete_forbidden: 403,
  password_change_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  link_used_or_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  foreign_host: 421,
  upload_damaged: 460,
  too_many_requests: 429,
  unavailable: 503,
  disk_full: 503,
  pictures_wait: 503,
  drawings_wait: 503,
  pictures_full: 503,
  internal: 500,
} as const;

type GeneralCode = keyof typeof statusByCode;
export const generalCodes = Object.keys(statusByCode) as GeneralCode[];

/**
 * A feature's refusal: a code of its own (`errors.ts`), with words in the feature too (`errorWords` of its manifest).
 */
export interface Refusal<Code extends string = string> {
  code: Code;
  status: number;
}

export type AnyRefusal = GeneralCode | Refusal;

/** A feature's own errors, by code: `appErrors({ refund_term_over: 409 })`. */
export function appErrors<const Statuses extends Record<string, number>>(
  statuses: Statuses,
): { readonly [Code in keyof Statuses & string]: Refusal<Code> } {
  const all = Object.entries(statuses).map(([code, status]) => [code, { code, status }]);
  return Object.fromEntries(all) as { [Code in keyof Statuses & string]: Refusal<Code> };
}

export function statusOf(refusal: AnyRefusal): number {
  return typeof refusal === 'string' ? statusByCode[refusal] : refusal.status;
}

/** Body of a failed call: `detail` in the reader's language, `fields` by input path. */
export interface ErrorBody {
  detail: string;
  code: string;
  fields?: Record<string, string>;
  [extra: string]: unknown;
}

interface AppErrorDetails {
  /** Values for the placeholders of the translated text. */
  values?: Record<string, string | number>;
  /** Input path → message code under `errors.field`. */
  fields?: Record<string, string>;
  /** Machine-readable facts added to the body, e.g. the right amount in rubles. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Account that it is about, for the server's log alone. */
  actorId?: string | undefined;
}

export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: AppErrorDetails;

  constructor(refusal: AnyRefusal, details: AppErrorDetails = {}) {
    const code = typeof refusal === 'string' ? refusal : refusal.code;
    super(code);
    this.code = code;
    this.status = statusOf(refusal);
    this.details = details;
  }
}

export function notFound(): AppError {
  return new AppError('not_found');
}
