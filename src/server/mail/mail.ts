/** Mail leaves over SMTP, and only from jobs. */
import { Transform } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { second } from '#shared/dates.ts';
import type { Config } from '../config.ts';
import { Refused } from '../outbox/refused.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What of a job's claim a mail needs: its name, the same at each try, and what keeps it from going out a third time. */
interface Sender {
  jobId: string;
  handOver(): Promise<void>;
  takeBack(): Promise<void>;
}

export interface MailTransport {
  /**
   * At least once and, though processes die, at most twice. @throws where it did not leave, or nobody knows; Refused
   * where there is no such mailbox.
   */
  send(mail: Mail, claim: Sender): Promise<void>;
  /** @throws when the server does not answer or refuses the credentials. */
  verify(): Promise<void>;
  close(): void;
}

export function smtpTransport(settings: Config['mail']): MailTransport {
  if (!settings.url) {
    const refuse = () => Promise.reject(new Error('MAIL_URL is not set'));
    return { send: refuse, verify: refuse, close() {} };
  }
  let opened: Promise<Transporter> | null = null;
  const transport = () => {
    opened ??= open(settings.url!);
    return opened;
  };
  return {
    async send(mail, claim) {
      const transporter = await transport();
      const end = beforeTheEnd(() => claim.handOver());
      const messageId = `<${claim.jobId}@podium>`;
      try {
        await transporter.sendMail({
          ...mail,
          from: settings.from,
          messageId,
          endOfMail: end.stage,
        } as Options);
      } catch (error) {
        if (end.problem()) throw end.problem();
        // An answer of the server says that it has not taken the mail; a broken connection says nothing.
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

/** What the library says of a server's no. */
interface Answer {
  responseCode?: number;
  response?: string;
}

/**
 * No such mailbox, none that takes mail, or one that was closed (RFC 3463, RFC 7505). What else is refused for good, such
 * as our name, our password or our domain's signature, may be set right meanwhile.
 */
function isOfNobody({ responseCode = 0, response = '' }: Answer): boolean {
  return responseCode >= 500 && /\b5\.(1\.1|1\.10|2\.1)\b/.test(response);
}

/** Loaded with the first mail: a process that sends none need not hold the library. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    dnsTimeout: 10 * second,
  });
  transporter.use('stream', ({ data, message }, done) => {
    message.transform((data as Options).endOfMail);
    done();
  });
  return transporter;
}

interface Options extends SendMailOptions {
  /** A stage between the mail and the connection. */
  endOfMail: Transform;
}

/** A stage of the mail's way that lets everything through, and its end only after `step`. */
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
          done(error);
        },
      );
    },
  });
  return { stage, isPassed: () => isPassed, problem: () => problem };
}
