import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { pictureField } from '#shared/fields.ts';
import { maxPictureBody, maxPictureBytes } from '#shared/sentPictures.ts';
import { aForm, aPhoto, aPhotoOf, asDataUrl } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/world.ts';
import type { Route } from './call.ts';
import { mountRoutes } from './mount.ts';
import { makeHttpServer } from './server.ts';

const takesPicture = endpoint({
  method: 'POST',
  path: '/api/pictures',
  access: 'anyone',
  summary: 'takes a picture',
  input: z.object({ name: z.string().optional(), photo: pictureField.optional() }),
  output: z.object({ name: z.string().optional(), photo: z.string().optional() }),
  takesPicture: true,
});
const takesNone = endpoint({ ...takesPicture, path: '/api/texts', takesPicture: false });

describe('a call that takes a picture', () => {
  let world: World;
  let server: FastifyInstance;
  let port: number;
  /** Answers in the order of the calls; the tests let them go. */
  let held: (() => void)[] | null = null;
  beforeAll(async () => {
    world = await makeWorld('sqlite');
    const texts = { detail: (_: string, code: string) => code, field: (_: string, code: string) => code };
    server = await makeHttpServer(world.app, texts);
    const handler: Route['handler'] = async (_, input) => {
      if (held) await new Promise<void>((resolve) => held!.push(resolve));
      return input as object;
    };
    const routes = [takesPicture, takesNone].map((one) => ({ endpoint: one, handler }) as Route);
    const findActor = async (request: { ip: string }) =>
      ({ kind: 'visitor', language: 'ru', address: request.ip, userAgent: '' }) as const;
    mountRoutes(server, { app: world.app, routes, findActor });
    await server.listen({ port: 0, host: '127.0.0.1' });
    port = (server.server.address() as { port: number }).port;
  });
  afterAll(async () => {
    await server.close();
    await world.dispose();
  });
  const send = (options: object, url = takesPicture.path) =>
    server.inject({ method: 'POST', url, ...options });

  it('takes a form as browsers send it for the same as a data URL', async () => {
    const photo = await aPhoto();
    const body = { name: 'Вера', photo: asDataUrl(photo) };
    const form = await send(aForm({ name: 'Вера', photo }));
    expect([form.statusCode, form.json()]).toEqual([200, body]);
    expect((await send({ payload: body })).json()).toEqual(body);
    // No file was chosen.
    expect((await send(aForm({ name: 'Вера', photo: Buffer.alloc(0) }))).json().fields).toHaveProperty(
      'photo',
    );
  });

  it('is the only kind that takes forms, and whole ones only', async () => {
    const form = aForm({ name: 'Вера', photo: await aPhoto() });
    expect((await send(form, takesNone.path)).statusCode).toBe(415);
    const twice = Buffer.concat([form.payload.subarray(0, form.payload.length / 3), form.payload]);
    for (const broken of [
      { ...form, headers: { 'content-type': 'multipart/form-data' } },
      { ...form, payload: form.payload.subarray(0, 400) },
      { ...form, payload: twice },
    ])
      expect((await send(broken)).statusCode).toBe(400);
    const page = aForm({ photo: Buffer.from('<script>') }, 'text/html');
    expect((await send(page)).json().fields).toEqual({ photo: 'picture_kind' });
  });

  // spec: 653
  it('refuses a file of one byte too many while the rest of it is still to come', async () => {
    const { headers, payload } = aForm({ name: 'Вера', photo: await aPhotoOf(maxPictureBytes + 1) });
    const whole = aForm({ name: 'Вера', photo: await aPhotoOf(maxPictureBytes) });
    expect((await send(whole)).statusCode).toBe(200);
    // The end of the form is never sent.
    expect(await answerTo(headers['content-type'], payload.length, payload.subarray(0, -4))).toBe(413);
  });

  it('refuses a body that is announced to be longer than a picture and its form, unread', async () => {
    expect(await answerTo('application/json', maxPictureBody + 1, Buffer.from('{'))).toBe(413);
    expect(await answerTo('multipart/form-data; boundary=x', maxPictureBody + 1, Buffer.from('-'))).toBe(413);
  });

  // spec: 571
  it('reads two of one network at once and four in all; the others wait their turn', async () => {
    held = [];
    const crowd = Array.from({ length: 12 }, (_, n) =>
      send({ payload: {}, remoteAddress: n < 8 ? '203.0.113.7' : `198.51.100.${n}` }),
    );
    const answered = () => held!.length;
    await expect.poll(answered).toBe(4);
    for (let done = 0; done < 12; done++) {
      await expect.poll(answered).toBeGreaterThan(done);
      expect(answered()).toBeLessThanOrEqual(done + 4);
      held[done]!();
    }
    for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(200);
    held = null;
  });

  function answerTo(type: string, length: number, part: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        const head = `POST ${takesPicture.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}`;
        socket.write(`${head}\r\n\r\n`);
        socket.write(part);
      });
      socket.once('data', (answer) => {
        resolve(Number(String(answer).split(' ')[1]));
        socket.destroy();
      });
      socket.once('error', reject);
    });
  }
});
