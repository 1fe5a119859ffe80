import { randomUUID } from 'node:crypto';

/** An error in the documented shape; 405 and 415 carry no code, as at YooKassa. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly parameter: string | null;

  constructor(status: number, code: string | null, description: string, parameter: string | null = null) {
    super(description);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
  }

  /** The body sent to the shop; every refusal gets its own id. */
  toBody(): Record<string, unknown> {
    return {
      type: 'error',
      id: randomUUID(),
      ...(this.code === null ? {} : { code: this.code }),
      description: this.message,
      ...(this.parameter === null ? {} : { parameter: this.parameter }),
    };
  }
}

export function invalid(description: string, parameter: string): ApiError {
  return new ApiError(400, 'invalid_request', description, parameter);
}

export function notFound(parameter: string, noun: string): ApiError {
  return new ApiError(
    404,
    'not_found',
    `Incorrect ${parameter}. ${noun} doesn't exist or access denied`,
    parameter,
  );
}

export function badCredentials(): ApiError {
  return new ApiError(
    401,
    'invalid_credentials',
    'Error in shopId or secret key. Check their validity. You can reissue the key in the Merchant Profile',
  );
}

export function internalError(): ApiError {
  return new ApiError(
    500,
    'internal_server_error',
    'Internal server error. Repeat the request with the same Idempotence-Key',
  );
}
