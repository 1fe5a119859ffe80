/** Errors meant for the reader. Anything else that is thrown is a bug and answers one calm 500. */

/** Error code → HTTP status. The text is found by the same code in the messages (`errors.<code>`). */
const statusByCode = {
  invalid_input: 422,
  malformed_request: 400,
  unauthorized: 401,
  session_expired: 401,
  wrong_credentials: 401,
  sign_in_not_finished: 401,
  email_not_verified: 403,
  account_blocked: 403,
  staff_by_password: 403,
  provider_email_unverified: 403,
  forbidden: 403,
  delete_forbidden: 403,
  not_oneself: 403,
  role_too_high: 403,
  password_change_required: 403,
  not_found: 404,
  lesson_not_found: 404,
  model_not_found: 404,
  model_consent_missing: 422,
  method_not_allowed: 405,
  conflict: 409,
  conversation_taken: 409,
  price_changed: 409,
  refund_term_over: 409,
  refund_too_high: 422,
  document_changed: 409,
  already_owned: 409,
  email_taken: 409,
  linked_to_another: 409,
  last_way_in: 409,
  sign_in_to_buy: 409,
  correction_closed: 409,
  instalments_unavailable: 409,
  instalment_not_sent: 409,
  rating_unavailable: 409,
  retake_over: 409,
  account_not_openable: 409,
  payment_method_unavailable: 422,
  staff_not_erased: 409,
  link_used_or_expired: 410,
  payload_too_large: 413,
  upload_too_large: 413,
  unsupported_media_type: 415,
  upload_type: 422,
  upload_hevc: 422,
  upload_codec: 422,
  upload_damaged: 460,
  captions_wrong: 422,
  email_code_wrong: 422,
  email_required: 422,
  consent_required: 422,
  guardian_required: 422,
  course_unknown: 422,
  promo_code_unknown: 422,
  promo_code_not_yet: 422,
  promo_code_expired: 422,
  promo_code_other_course: 422,
  promo_code_used_up: 422,
  promo_code_used_by_you: 422,
  password_too_common: 422,
  current_password_wrong: 422,
  too_many_requests: 429,
  payment_provider_failed: 502,
  bank_away: 502,
  sign_in_provider_away: 502,
  telegram_away: 502,
  unavailable: 503,
  pictures_wait: 503,
  drawings_wait: 503,
  pictures_full: 503,
  no_space_left: 507,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof statusByCode;
export const errorCodes = Object.keys(statusByCode) as ErrorCode[];

export function statusOf(code: ErrorCode): number {
  return statusByCode[code];
}

/** Body of a failed call: `detail` in the reader's language, `fields` by input path. */
export interface ErrorBody {
  detail: string;
  code: ErrorCode;
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
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.code = code;
    this.status = statusOf(code);
    this.details = details;
  }
}

export function notFound(): AppError {
  return new AppError('not_found');
}
