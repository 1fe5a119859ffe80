/** One JSON line a record, on standard output; secrets never reach it. */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secretKeys = [
  'password',
  'new_password',
  'current_password',
  'confirm_password',
  'password_hash',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'secret',
  'secretKey',
  'ticket',
  'order_secret',
  'photo',
];

export function makeLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `["${key}"]`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * A path that may hold a one-time token, made fit for the log: identifiers and tokens become `*`.
 * Routes are logged by template; this serves what matched no route.
 */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/[A-Za-z0-9_-]{20,}/g, '*').slice(0, 200);
}
