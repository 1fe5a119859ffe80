/** One JSON line per record, on standard output; secrets never reach it. */
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

export function makeLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `["${key}"]`]),
      censor: '[redacted]',
    },
  };
  return pino(options, { write: (line) => destination.write(escaped(line)) });
}

/** JSON allows characters that terminals obey and some readers take for the end of a line. */
function escaped(line: string): string {
  return line.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Makes a path safe for the log, since it may contain a one-time token: identifiers and tokens become `*`.
 * Routes are logged by template; this serves requests that matched no route.
 */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/[A-Za-z0-9_-]{20,}/g, '*').slice(0, 200);
}
