import type { AddressInfo } from 'node:net';
import { domainToASCII } from 'node:url';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type Mail, type Mailbox, openMailbox } from './mailbox.ts';

const MAX_MAIL_BYTES = 20_000_000;
const MAX_MAILS = 1_000;
const CLOSE_TIMEOUT_MS = 500;
const WAIT_LIMIT_MS = 10_000;

export type MailOptions = {
  /** 0, the default: any free port. */
  smtpPort?: number;
  host?: string;
  /** Folder where mails outlive the process, as .eml files; without it they stay in memory. */
  folder?: string;
  /** How many of the newest mails are kept. */
  limit?: number;
  clock?: () => Date;
};

export type MailCatcher = {
  /** Value for `MAIL_URL`. */
  smtpUrl: string;
  port: number;
  /** Oldest first. */
  messages(): Mail[];
  find(id: string): Mail | null;
  /**
   * The first mail that fits, already received or still to come. Rejects after the limit (10 s by default).
   */
  waitFor(fits: (mail: Mail) => boolean, options?: { limitMs?: number }): Promise<Mail>;
  /** Refuses the recipients of the next mails: 550 permanently, 451 temporarily. */
  rejectNext(code: number, times?: number): void;
  /** While true, every mail is refused with 421, as by a server under maintenance. */
  setFailing(isFailing: boolean): void;
  clear(): void;
  close(): Promise<void>;
};

/**
 * A mail server that delivers nothing and shows everything. No password, no encryption: for this machine
 * only.
 */
export async function startMail(options: MailOptions = {}): Promise<MailCatcher> {
  const host = options.host ?? '127.0.0.1';
  const clock = options.clock ?? (() => new Date());
  const mailbox = await openMailbox({ folder: options.folder, limit: options.limit ?? MAX_MAILS, clock });
  const listeners = new Set<(mail: Mail) => void>();
  const trouble = { rejections: [] as number[], isFailing: false };
  const server = smtpServer(mailbox, trouble, (mail) => {
    for (const listener of listeners) listener(mail);
  });
  const port = await listen(server, options.smtpPort ?? 0, host);
  return {
    smtpUrl: `smtp://${host}:${port}`,
    port,
    messages: () => [...mailbox.mails],
    find: (id) => mailbox.mails.find((mail) => mail.id === id) ?? null,
    waitFor: (fits, { limitMs = WAIT_LIMIT_MS } = {}) => waitFor(mailbox, listeners, fits, limitMs),
    rejectNext(code, times = 1) {
      for (let count = 0; count < times; count += 1) trouble.rejections.push(code);
    },
    setFailing(isFailing) {
      trouble.isFailing = isFailing;
    },
    clear: mailbox.clear,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Trouble = { rejections: number[]; isFailing: boolean };

function smtpServer(mailbox: Mailbox, trouble: Trouble, tell: (mail: Mail) => void): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: CLOSE_TIMEOUT_MS,
    size: MAX_MAIL_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onMailFrom: (_address, _session, done) =>
      done(trouble.isFailing ? refusal(421, 'Service not available') : null),
    onRcptTo(_address, _session, done) {
      const code = trouble.rejections.shift();
      done(code === undefined ? null : refusal(code, 'Mailbox unavailable'));
    },
    onData(stream, session, done) {
      readAll(stream)
        .then((raw) => mailbox.receive(raw, envelopeOf(session)))
        .then((mail) => {
          done();
          tell(mail);
        }, done);
    },
  });
  // A client that hangs up halfway is no reason to bring down the product's process.
  server.on('error', () => undefined);
  return server;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  if (stream.sizeExceeded) throw refusal(552, 'Message exceeds the maximum size');
  return Buffer.concat(chunks);
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => asciiAddress(address.toLowerCase())),
  };
}

/** Domain in ASCII, as it came over the wire: the library decodes international domains. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function waitFor(
  mailbox: Mailbox,
  listeners: Set<(mail: Mail) => void>,
  fits: (mail: Mail) => boolean,
  limitMs: number,
): Promise<Mail> {
  const here = mailbox.mails.findLast(fits);
  if (here) return Promise.resolve(here);
  return new Promise((resolve, reject) => {
    const listener = (mail: Mail) => {
      if (!fits(mail)) return;
      stop();
      resolve(mail);
    };
    const timer = setTimeout(() => {
      stop();
      const subjects = mailbox.mails.map((mail) => `${mail.to.join(', ')}: ${mail.subject}`).join('; ');
      reject(new Error(`No such mail came in ${limitMs} ms. Here are: ${subjects || 'none'}`));
    }, limitMs);
    const stop = () => {
      clearTimeout(timer);
      listeners.delete(listener);
    };
    listeners.add(listener);
  });
}

function listen(server: SMTPServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.server.address() as AddressInfo).port);
    });
  });
}
