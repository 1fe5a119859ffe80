/** Why a mail did not go out, from the error of the mail library or of our own transport. */
import { NotTried } from '#server/mail/mail.ts';
import { Refused } from '#server/outbox/refused.ts';
import { shownText } from '#shared/plainText.ts';
import type { MailReason } from '../rules.ts';

/** The library's error: its own code, and the mail server's answer where there was one. */
interface LibraryError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

const reasonByCode: Readonly<Record<string, MailReason>> = {
  EAUTH: 'sign_in',
  ENOAUTH: 'sign_in',
  EOAUTH2: 'sign_in',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
};
const noConnection =
  /^E(?:CONN|DNS|TIMEDOUT|SOCKET|PROTOCOL|ABORT|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|STREAM)/;
const longestAnswer = 300;

export function failureOf(error: unknown): { reason: MailReason; answer: string | null } {
  if (error instanceof NotTried) return { reason: error.reason, answer: null };
  const said = (error instanceof Refused ? error.cause : error) as LibraryError;
  const answer = shownText(said.response ?? said.message ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestAnswer);
  return { reason: error instanceof Refused ? 'no_mailbox' : reasonOf(said), answer: answer || null };
}

function reasonOf({ code = '', command = '', responseCode = 0, message = '' }: LibraryError): MailReason {
  const known = reasonByCode[code];
  if (known) return known;
  if (responseCode === 530 || responseCode === 535) return 'sign_in';
  if (/certificate|\bTLS\b|\bSSL\b/i.test(message) && responseCode === 0) return 'encryption';
  if (command.startsWith('RCPT') && responseCode > 0) return 'mailbox';
  if (responseCode >= 500) return 'refused';
  if (responseCode >= 400) return 'busy';
  return noConnection.test(code) ? 'unreachable' : 'unknown';
}
