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
  return pino(options, { write: (line) => destination.write(escaped(discreet(line))) });
}

/** Standard output, and another place beside it. */
export function alsoTo(other: DestinationStream): DestinationStream {
  const output = pino.destination(1);
  return {
    write(line) {
      output.write(line);
      other.write(line);
    },
  };
}

/**
 * Secrets that a message or an address may contain under any key: addresses of people, secrets of ours (43 characters
 * of base64url), keys of the provider, the bot's token, a password in an address, pictures as text.
 */
const indiscreet: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/data:[\w.+-]+\/[\w.+-]+;base64,[\w+/=]+/g, '[picture]'],
  [/:\/\/[^\s/:@"\\]*:[^\s/@"\\]*@/g, '://[redacted]@'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[e-mail]'],
  [/\d{6,}:[\w-]{30,}/g, '[redacted]'],
  [/\b(?:live|test)_[\w-]{12,}/g, '[redacted]'],
  [/\bBearer [\w.~+/-]+=*/gi, 'Bearer [redacted]'],
  [/(?<![\w-])[\w-]{43,}(?![\w-])/g, '[redacted]'],
];

function discreet(line: string): string {
  return indiscreet.reduce((text, [pattern, shown]) => text.replace(pattern, shown), line);
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
