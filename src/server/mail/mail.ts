/** Sends mail over SMTP, only from jobs. */
import { Transform } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { second } from '#shared/dates.ts';
import { makeBreaker } from '../breaker.ts';
import type { Config } from '../config.ts';
import { Refused } from '../outbox/refused.ts';
import { givesUpAfter, limitOf } from '../patience.ts';
import { isSentInClear } from './inTheClear.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where answers go, if not to the sender's address. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  /** An invitation that calendars take up, or take back. */
  calendar?: Calendar;
}

export interface Calendar {
  method: 'REQUEST' | 'CANCEL';
  /** iCalendar (RFC 5545). */
  content: string;
}

/**
 * Parts of a job's claim that a mail needs: the id, the same at each try, and the guard against a third send.
 */
interface Sender {
  jobId: string;
  handOver(): Promise<void>;
  takeBack(): Promise<void>;
}

export interface MailTransport {
  /**
   * Sends at least once and, even if processes die, at most twice. @throws when it was not sent or the
   * outcome is unknown; Refused when there is no such mailbox
   */
  send(mail: Mail, claim: Sender): Promise<void>;
  /** @throws when the server does not answer or refuses the credentials. */
  verify(): Promise<void>;
  close(): void;
}

/** The mail server was not asked: the school has none, or it has answered nobody for a while. */
export class NotTried extends Error {
  readonly reason: 'not_set' | 'unreachable';

  constructor(reason: NotTried['reason']) {
    super(reason === 'not_set' ? 'MAIL_URL is not set' : 'the mail server is away: the mail was not tried');
    this.reason = reason;
  }
}

interface MailLimits {
  now: () => Date;
  /** For one mail, from the first byte to the last: a server that drips is as silent as one that says nothing. */
  limitMs?: number;
}

/** Unanswered mails in a row; one lost connection is no outage. */
const failures = 3;
/** Until one more is tried: the others leave the workers to jobs that are no mails. */
const pauseMs = 30 * second;

export function smtpTransport(
  settings: Config['mail'],
  { now, limitMs = 35 * second }: MailLimits,
): MailTransport {
  if (!settings.url) {
    const refuse = () => Promise.reject(new NotTried('not_set'));
    return { send: refuse, verify: refuse, close() {} };
  }
  let opened: Promise<Transporter> | null = null;
  const breaker = makeBreaker({ now, failures, pauseMs, onChange() {} });
  const transport = () => {
    opened ??= open(settings.url!);
    return opened;
  };
  return {
    async send({ calendar, ...mail }, claim) {
      if (!breaker.mayCall()) throw new NotTried('unreachable');
      const transporter = await transport();
      const end = beforeTheEnd(() => claim.handOver());
      const messageId = `<${claim.jobId}@${domainOf(settings.from)}>`;
      try {
        await transporter.sendMail({
          ...mail,
          ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
          from: settings.from,
          messageId,
          endOfMail: end.stage,
          signal: givesUpAfter(limitMs),
        } as Options);
        breaker.report(true);
      } catch (error) {
        if (end.problem()) throw end.problem();
        breaker.report(Boolean((error as Answer).responseCode));
        // An answer from the server says that it has not accepted the mail; a broken connection says nothing.
        if (end.isPassed() && (error as Answer).responseCode) await claim.takeBack();
        throw isOfNobody(error as Answer) ? new Refused((error as Error).message, { cause: error }) : error;
      }
    },
    async verify() {
      await (await transport()).verify();
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}

/** The library's error for a server's refusal. */
interface Answer {
  responseCode?: number;
  response?: string;
  /** Which of ours it answers. */
  command?: string;
}

/**
 * The recipient's mailbox or domain does not exist, accepts no mail, or was closed: a final answer to RCPT whose code
 * says so (RFC 3463, RFC 7505), or whose words do, as large hosts answer with codes of their own. Other permanent
 * refusals, such as of our name, our password, our domain's signature, a full box or spam, may be fixed meanwhile.
 */
function isOfNobody({ responseCode = 0, response = '', command = '' }: Answer): boolean {
  if (responseCode < 500) return false;
  if (/\b5\.(1\.[0123]|1\.10|2\.1|4\.4)\b/.test(response)) return true;
  const isAboutBox = command === 'RCPT TO' && /^55[013]/.test(response);
  return isAboutBox && unknownBox.some((words) => response.toLowerCase().includes(words));
}

/** As servers say it: Yandex, Mail.ru, Google, Exchange, Postfix, Exim. */
const unknownBox = [
  ...[
    'no such user',
    'no such mailbox',
    'no such recipient',
    'user unknown',
    'unknown user',
    'user not found',
  ],
  ...['invalid mailbox', 'invalid recipient', 'mailbox unavailable', 'mailbox not found', 'does not exist'],
  ...[
    'account is disabled',
    'recipient address rejected: user',
    'unrouteable address',
    'non-local recipient',
  ],
];

/** A message id without a domain of one's own counts as a sign of spam. */
function domainOf(from: string): string {
  // A name before the address may hold a sign of its own.
  return /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'podium.invalid';
}

/** Loaded with the first mail: a process that sends none need not hold the library. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url,
    requireTLS: isSentInClear(url),
    connectionTimeout: limitOf(10 * second),
    greetingTimeout: limitOf(10 * second),
    socketTimeout: limitOf(30 * second),
    dnsTimeout: limitOf(10 * second),
  });
  transporter.use('stream', ({ data, message }, done) => {
    message.transform((data as Options).endOfMail);
    done();
  });
  return transporter;
}

interface Options extends SendMailOptions {
  /** A transform between the mail and the connection. */
  endOfMail: Transform;
  signal: AbortSignal;
}

/** A transform that passes everything on, but the end only after `step`. */
function beforeTheEnd(step: () => Promise<void>) {
  let isPassed = false;
  let problem: unknown;
  const stage = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      step().then(
        () => {
          isPassed = true;
          done();
        },
        (error: Error) => {
          problem = error;
          // The library changes the code of an error that it meets, and a database would be recognised no more.
          done(new Error('the mail was not handed over', { cause: error }));
        },
      );
    },
  });
  return { stage, isPassed: () => isPassed, problem: () => problem };
}
