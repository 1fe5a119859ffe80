/** Mail leaves over SMTP, and only from jobs. */
import type { Transporter } from 'nodemailer';
import { second } from '#shared/dates.ts';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable over repeated tries, so that a mail sent twice can be recognised as one. */
  messageId: string;
}

export interface MailTransport {
  /** @throws MailRefused when trying again is pointless, any other error when it is not. */
  send(mail: Mail): Promise<void>;
  /** @throws when the server does not answer or refuses the credentials. */
  verify(): Promise<void>;
  close(): void;
}

/** The receiving server said no for good (5xx). */
export class MailRefused extends Error {}

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
    async send(mail) {
      const { to, subject, text, html, messageId } = mail;
      const transporter = await transport();
      await transporter
        .sendMail({ from: settings.from, to, subject, text, html, messageId })
        .catch((error: { responseCode?: number; message: string }) => {
          if ((error.responseCode ?? 0) >= 500) throw new MailRefused(error.message);
          throw error;
        });
    },
    async verify() {
      await (await transport()).verify();
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}

/** Loaded with the first mail: a process that sends none need not hold the library. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    dnsTimeout: 10 * second,
  });
}
