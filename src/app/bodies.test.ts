/**
 * A caller without the right is refused before the body has arrived; others may send no more than the
 * contract allows.
 */
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { makeWorld, type World } from '#test/world.ts';
import { apiRoutes } from './server.ts';

const guarded = apiRoutes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
const { path: logo, maxBodyBytes: mostOfLogo = 0 } = schoolPanelApi.saveLogo;

describe('a body', () => {
  let world: World;
  beforeEach(async () => {
    world = await makeWorld('sqlite');
  });
  afterEach(() => world.dispose());

  it('is not waited for from a stranger, by no call that is not for everybody', async () => {
    expect(guarded.length).toBeGreaterThan(20);
    for (const { method, path } of guarded) {
      const line = await open(world);
      line.write(head({ method, path: path.replace(/\{\w+\}/g, 'x'), length: 1000 }));
      expect(await line.answer(), `${method} ${path}`).toMatchObject({ status: 401, code: 'unauthorized' });
      line.close();
    }
  });

  it('of four megabytes does not keep the refusal from its sender, nor use up the connection', async () => {
    const student = await world.signedInAs('user');
    const line = await open(world);
    for (const [token, status] of [
      [null, 401],
      [student.token, 403],
    ] as const) {
      line.write(head({ method: 'PUT', path: logo, length: mostOfLogo, token }));
      line.write('x'.repeat(mostOfLogo));
      expect(await line.answer()).toMatchObject({ status });
    }
    line.close();
  });

  it('that is longer than the contract takes is refused so that its sender sees it', async () => {
    const owner = await world.signedInAs('super_admin');
    for (const [path, length] of [
      [logo, mostOfLogo + 1],
      ['/api/login', 16 * 1024 + 1],
    ] as const) {
      const line = await open(world);
      line.write(head({ method: path === logo ? 'PUT' : 'POST', path, length, token: owner.token }));
      line.write('x'.repeat(length));
      expect(await line.answer()).toMatchObject({ status: 413, code: 'payload_too_large' });
      line.close();
    }
  });

  it('that is too long reaches its end before the connection does, also of a sender who does not read meanwhile', async () => {
    // More than the system keeps between the two.
    const length = 40_000_000;
    for (const path of ['/api/login', '/api/model/applications']) {
      const line = await open(world);
      line.write(head({ method: 'POST', path, length, more: ['connection: close'] }));
      const answered = line.answer();
      await line.writeUnread('x'.repeat(length));
      expect(await answered, path).toMatchObject({ status: 413, code: 'payload_too_large' });
      line.close();
    }
  });

  it('counts for nothing where the session has ended while it came', async () => {
    const owner = await world.signedInAs('super_admin');
    const body = JSON.stringify({ email: 'new@example.com', full_name: 'Ольга Ветрова', role: 'support' });
    const line = await open(world);
    line.write(
      head({
        method: 'POST',
        path: '/api/admin/users/create',
        length: Buffer.byteLength(body),
        token: owner.token,
      }),
    );
    await new Promise((resolve) => world.server.server.once('request', resolve));
    await world.visitor().request({ url: '/readyz' });
    await sql`delete from sessions`.execute(world.app.database.handle);
    line.write(body);
    expect(await line.answer()).toMatchObject({ status: 401, code: 'session_expired' });
    line.close();
  });
});

function head({
  method,
  path,
  length,
  token = null,
  more = [],
}: {
  method: string;
  path: string;
  length: number;
  token?: string | null;
  more?: string[];
}): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${length}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...more,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A connection whose answers are read one after the other. Rejects when it breaks. */
async function open(world: World) {
  const { port } = world.server.server.address() as { port: number };
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8');
  const answer = () =>
    new Promise<{ status: number; code: string }>((resolve, reject) => {
      const look = () => {
        const [start = '', body = ''] = text.split('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(start)?.[1]);
        if (Number.isNaN(length) || Buffer.byteLength(body) < length) return;
        text = '';
        socket.off('data', look);
        resolve({ status: Number(start.split(' ')[1]), code: JSON.parse(body).code });
      };
      socket.on('data', look);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`closed after «${text}»`)));
    });
  socket.on('data', (part) => (text += part));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    write: (part: string) => void socket.write(part),
    /** Reads nothing until all has been sent. */
    writeUnread: (part: string) =>
      new Promise<void>((resolve, reject) => {
        socket.pause();
        socket.write(part, (error) => {
          socket.resume();
          if (error) reject(error);
          else resolve();
        });
      }),
    answer,
    close: () => socket.destroy(),
  };
}
