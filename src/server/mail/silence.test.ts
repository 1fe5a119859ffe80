// Lane: alone.
/** R12: a mail server that stalls, drips or talks nonsense holds up neither other mails nor other jobs. */
import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { describeOutbox } from '#test/describeOutbox.ts';
import { plainLimits } from '#test/patience.ts';
import { job } from '../outbox/job.ts';
import { queue } from '../outbox/queue.ts';
import { smtpTransport } from './mail.ts';

const ways = [
  'is silent from the start',
  'is silent after the mail',
  'drips and never ends',
  'greets with a web page',
  'answers the mail with nonsense',
] as const;
type Way = (typeof ways)[number];

plainLimits();
const limitMs = 400;
const mail = { to: 'anna@example.com', subject: 'Заказ оплачен', text: 'Здравствуйте!', html: '<p>x</p>' };
const many = 12;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

describeOutbox('mail, where the server', ({ outbox, jobsInQueue, now, passTime }) => {
  test.each(ways)('%s: arrives later, once', async (way) => {
    const server = await startServer(way);
    const transport = transportTo(server.port);
    const send = job('mail', z.object({}), (_ctx, _payload, claim) => transport.send(mail, claim));
    const { app, worker } = outbox([send]);
    await contextOf(app).transaction((ctx) => queue(ctx, send, {}));
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    server.mend();
    passTime(minute);
    await worker.drain();
    expect(await jobsInQueue()).toMatchObject([{ status: 'done', attempts: 2, last_error: null }]);
    expect(server.taken()).toBe(1);
  });

  test('is silent: a few mails wait for it, the rest leave the workers to other jobs', async () => {
    const server = await startServer('is silent from the start');
    const transport = transportTo(server.port);
    let askedBefore = 0;
    const send = job('mail', z.object({}), (_ctx, _payload, claim) => transport.send(mail, claim));
    const other = job('other', z.object({}), async () => {
      askedBefore = server.asked();
    });
    const { app, worker } = outbox([send, other]);
    await contextOf(app).transaction(async (ctx) => {
      for (let n = 0; n < many; n += 1) await queue(ctx, send, {});
    });
    passTime(1);
    await contextOf(app).transaction((ctx) => queue(ctx, other, {}));
    await worker.drain();
    expect(askedBefore, 'connections made before another job was done').toBe(3);
    server.mend();
    for (let passed = 0; passed < 10; passed += 1) {
      passTime(minute);
      await worker.drain();
    }
    expect(server.taken(), 'each arrives, once').toBe(many);
    expect(new Set((await jobsInQueue()).map(({ status }) => status))).toEqual(new Set(['done']));
  });

  function transportTo(port: number) {
    const transport = smtpTransport(
      { url: `smtp://127.0.0.1:${port}`, from: 'school@example.com' },
      { now: () => new Date(now()), limitMs },
    );
    ends.push(async () => transport.close());
    return transport;
  }
});

/** Speaks just enough SMTP for one mail, in the given way until it is mended. */
async function startServer(way: Way) {
  let isMended = false;
  let asked = 0;
  let taken = 0;
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    asked += 1;
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    const isBad = (...bad: Way[]) => !isMended && bad.includes(way);
    if (isBad('is silent from the start')) return;
    if (isBad('greets with a web page')) return void say('HTTP/1.1 200 OK\r\n\r\n<html></html>');
    if (isBad('drips and never ends')) {
      const drops = setInterval(() => say('220-one moment'), 10);
      return void socket.on('close', () => clearInterval(drops));
    }
    say('220 school');
    let isMail = false;
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
      const lines = heard.split('\r\n');
      heard = lines.pop()!;
      for (const line of lines) {
        if (isMail && line !== '.') continue;
        if (isMail) {
          isMail = false;
          if (isBad('is silent after the mail')) continue;
          if (isBad('answers the mail with nonsense')) say('<html>');
          else {
            taken += 1;
            say('250 taken');
          }
        } else if (line.startsWith('DATA')) {
          isMail = true;
          say('354 go on');
        } else say('250 fine');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    mend: () => {
      isMended = true;
    },
    asked: () => asked,
    taken: () => taken,
  };
}
