/** R1, R6: a mail is sent at least once and at most twice, whatever the mail server and the process do. */
import { sql } from 'kysely';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contextOf } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import { describeOutbox } from '#test/describeOutbox.ts';
import type { Database } from '../db/database.ts';
import { job } from '../outbox/job.ts';
import { queue } from '../outbox/queue.ts';
import { type MailTransport, smtpTransport } from './mail.ts';

type Ending =
  | 'accepts'
  | 'says so'
  | 'refuses for now'
  | 'knows nobody of that name'
  | 'does not know us'
  | 'hangs up';

/** Refusals of the recipient, before the mail is sent. */
const answers: Partial<Record<Ending, [number, string]>> = {
  'knows nobody of that name': [550, '5.1.1 no such user'],
  'does not know us': [550, '5.7.1 relaying denied'],
};

/** Keeps each mail that it received whole, then behaves as set for that one. */
interface MailServer {
  transport: MailTransport;
  port: number;
  /** Message ids of the mails it has accepted. */
  taken: string[];
  close(): Promise<void>;
}

const now = () => new Date();
const mail = {
  to: 'anna@example.com',
  subject: 'Заказ оплачен',
  text: 'Здравствуйте!',
  html: '<p>Здравствуйте!</p>',
};

/** The database answers one statement as on a full disk, or loses the connection. */
async function refusal({ engine, handle }: Database): Promise<void> {
  if (engine === 'postgres') {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(handle);
    return;
  }
  await sql`pragma query_only = on`.execute(handle);
  try {
    await sql`delete from effects`.execute(handle);
  } finally {
    await sql`pragma query_only = off`.execute(handle);
  }
}

const servers: MailServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describeOutbox('mail', ({ outbox, jobsInQueue, passTime }) => {
  /** Sends one mail as a job, again and again until the queue is empty or `tries` are over. */
  async function sendOne(endings: Ending[], tries: number): Promise<MailServer> {
    const server = await startServer(endings);
    const task = job('mail', z.object({}), (_app, _payload, claim) => server.transport.send(mail, claim));
    const { app, worker } = outbox([task]);
    await contextOf(app).transaction((ctx) => queue(ctx, task, {}));
    for (let n = 0; n < tries; n++) {
      await worker.drain();
      passTime(2 * hour);
    }
    return server;
  }

  test('is sent again until the server takes it, and then no more', async () => {
    const { taken } = await sendOne(['refuses for now', 'refuses for now', 'refuses for now', 'accepts'], 6);
    expect(taken).toHaveLength(1);
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 4, last_error: null }]);
  });

  test('to nobody is not tried again, and what the server said stays', async () => {
    const { taken } = await sendOne(['refuses for now', 'knows nobody of that name', 'accepts'], 5);
    expect(taken).toEqual([]);
    const why = expect.stringContaining('5.1.1 no such user') as string;
    expect(await jobsInQueue()).toMatchObject([{ status: 'dead', attempts: 2, last_error: why }]);
  });

  test.each([
    ['5.7.1 No such user!', 'dead'],
    ['5.1.0 Address rejected', 'dead'],
    ['5.1.2 Bad destination host', 'dead'],
    ['5.1.3 Bad destination mailbox address syntax', 'dead'],
    ['5.4.4 Unable to route', 'dead'],
    ['Recipient address rejected: User unknown in virtual mailbox table', 'dead'],
    ['5.2.2 Mailbox full', 'queued'],
    ['5.7.1 Message rejected as spam', 'queued'],
  ])('refused with 550 %s: %s', async (answer, status) => {
    answers['says so'] = [550, answer];
    const { taken } = await sendOne(['says so', 'says so', 'says so'], 2);
    expect(taken).toEqual([]);
    expect(await jobsInQueue()).toMatchObject([{ status, attempts: status === 'dead' ? 1 : 2 }]);
  });

  test('refused for a reason of ours is tried again: we may set it right', async () => {
    const { taken } = await sendOne(['does not know us', 'does not know us', 'accepts'], 5);
    expect(taken).toHaveLength(1);
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 3, last_error: null }]);
  });

  test('goes out once more, and not a third time, where nobody learns what became of it', async () => {
    const { taken } = await sendOne(
      Array.from({ length: 9 }, () => 'hangs up'),
      9,
    );
    expect(taken).toHaveLength(2);
    expect(new Set(taken).size, 'both have one name').toBe(1);
    expect(await jobsInQueue()).toMatchObject([
      { status: 'done', last_error: expect.stringContaining('handed over twice') as string },
    ]);
  });

  test('loses no attempt to a database that refuses as the mail is about to end', async () => {
    const { transport, taken } = await startServer([]);
    let isRefusing = true;
    const task = job('mail', z.object({}), (ctx, _payload, claim) =>
      transport.send(mail, {
        ...claim,
        handOver: () => (isRefusing ? refusal(ctx.app.database) : claim.handOver()),
      }),
    );
    const { app, worker } = outbox([task]);
    await contextOf(app).transaction((ctx) => queue(ctx, task, {}));
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'queued', attempts: 0 }]);
    isRefusing = false;
    passTime(2 * hour);
    await worker.drain();
    expect(taken).toHaveLength(1);
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 1 }]);
  });

  test('a try that nobody learned the end of, then a refusal, then one that is taken', async () => {
    const { taken } = await sendOne(['hangs up', 'refuses for now', 'refuses for now', 'accepts'], 6);
    expect(taken).toHaveLength(2);
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 4, last_error: null }]);
  });
});

test.skipIf(process.platform !== 'linux')(
  'to another machine goes out encrypted or not at all, unless the address says otherwise',
  async () => {
    const { port } = await startServer([]);
    const claim = { jobId: 'one', handOver: async () => {}, takeBack: async () => {} };
    const mail = { to: 'anna@example.com', subject: 'x', text: 'x', html: 'x' };
    // Addressed by a host name that is not local: to us it is another machine, and it offers no STARTTLS.
    const sent = async (more: string) => {
      const transport = smtpTransport(
        { url: `smtp://0.0.0.0:${port}${more}`, from: 'school@example.com' },
        { now },
      );
      return transport
        .send(mail, claim)
        .then(() => 'sent')
        .catch((error: Error) => error.message)
        .finally(() => transport.close());
    };
    expect(await sent('')).toMatch(/STARTTLS/);
    expect(await sent('?requireTLS=false')).toBe('sent');
  },
);

async function startServer(endings: Ending[]): Promise<MailServer> {
  const taken: string[] = [];
  const left = [...endings];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const refusal = left[0] && answers[left[0]];
      if (!refusal) return done();
      left.shift();
      const [responseCode, message] = refusal;
      done(Object.assign(new Error(message), { responseCode }));
    },
    onData(stream: SMTPServerDataStream, session: SMTPServerSession, done) {
      // A mail cut off before its end is not counted.
      const whole = simpleParser(stream).catch(() => null);
      void whole.then((mail) => {
        if (!mail) return;
        const ending = left.shift() ?? 'accepts';
        if (ending === 'refuses for now')
          return done(Object.assign(new Error('later'), { responseCode: 451 }));
        taken.push(mail.messageId ?? '');
        if (ending === 'accepts') return done();
        for (const connection of server.connections)
          if (connection.session.id === session.id) connection.close();
      });
    },
  });
  const closed = Promise.withResolvers<void>();
  server.on('close', closed.resolve);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as { port: number };
  const transport = smtpTransport(
    { url: `smtp://127.0.0.1:${port}`, from: 'Podium <school@example.com>' },
    { now },
  );
  const made: MailServer = {
    transport,
    port,
    taken,
    close: () => {
      transport.close();
      server.close();
      return closed.promise;
    },
  };
  servers.push(made);
  return made;
}
