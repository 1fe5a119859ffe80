/** S2: no input makes a call fail on our side, and a refused call has changed nothing. */
import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { machineApi } from '#features/office/system/contract/machine.ts';
import { contextOf } from '#server/context.ts';
import { readMaintenance, setMaintenance } from '#server/maintenance/maintenance.ts';
import type { Endpoint, Method } from '#shared/contract.ts';
import { generalCodes } from '#shared/errors.ts';
import { maxPictureBody } from '#shared/sentPictures.ts';
import { atCount, tell } from '#test/counts.ts';
import { type Attack, attackOn } from '#test/hostile.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { features } from './features.ts';
import { apiRoutes } from './server.ts';

const requestsPerEndpoint = atCount(3, 200, 5000);

/** Routes outside the contract, called by the provider, the player or an operator. */
const outsideTheContract = [
  rawRoute('POST', '/api/installments/tbank/webhook', z.object({ id: z.string(), status: z.string() })),
  rawRoute('POST', '/api/payments/yookassa/webhook', z.object({ event: z.string(), object: z.unknown() })),
  rawRoute('GET', '/media/lessons/{ticket}', z.object({ ticket: z.string() })),
  rawRoute('GET', '/media/lessons/{ticket}/captions', z.object({ ticket: z.string() })),
  rawRoute('GET', '/media/pictures/{ticket}', z.object({ ticket: z.string(), width: z.string() })),
  ...['/api/docs', '/healthz', '/readyz', '/metrics', '/api/nothing/here'].map((path) =>
    rawRoute('GET', path, z.object({})),
  ),
];
const everyEndpoint = [...apiRoutes.map((route) => route.endpoint), ...outsideTheContract];

const hardlyHttp: readonly (readonly [title: string, request: string, status: number])[] = [
  ['a bad escape in the path', 'GET /api/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a path that is no UTF-8', 'GET /api/courses%c3%28 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  [
    'a parameter that never ends',
    `GET /media/lessons/${'a'.repeat(9000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    404,
  ],
  [
    'a header that never ends',
    `GET /api/courses HTTP/1.1\r\nHost: localhost\r\nX: ${'h'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
  ['a method that does not exist', 'FROBNICATE /api/courses HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['TRACE', 'TRACE /api/courses HTTP/1.1\r\nHost: localhost\r\n\r\n', 404],
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000', 400],
  [
    'two lengths',
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a length that is no number',
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n{}',
    400,
  ],
  [
    'a control character in a header',
    'GET /api/courses HTTP/1.1\r\nHost: localhost\r\nX: a\u0000b\r\n\r\n',
    400,
  ],
  [
    'a body without a type',
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    415,
  ],
];

describeOnEngines('hostile requests', (makeWorld) => {
  test(`${requestsPerEndpoint} to each endpoint are answered calmly`, async () => {
    const world = await makeWorld();
    const countRows = await rowCounter(world);
    let refused = 0;
    for (const endpoint of everyEndpoint) {
      const send = await makeSender(world);
      const ids = await idsOf(world);
      let rows = await countRows();
      const property = fc.asyncProperty(attackOn(endpoint, ids), async (attack) => {
        const { status, body } = await send(attack);
        expect(status, JSON.stringify(body)).toBeLessThan(500);
        // Everybody else would be asked to come back later.
        if (endpoint === machineApi.setMaintenance) await reopen(world);
        const before = rows;
        rows = await countRows();
        // 416 is an answer to a player, without a text.
        if (status < 400 || status === 416) return;
        refused++;
        expectCalm(body);
        expect(rows).toEqual(before);
      });
      await fc.assert(property, { numRuns: requestsPerEndpoint });
    }
    tell('hostile requests', everyEndpoint.length * requestsPerEndpoint);
    // Most must be refused, or the requests are not hostile enough to prove anything.
    expect(refused).toBeGreaterThan(everyEndpoint.length * requestsPerEndpoint * 0.5);
  });

  test('each endpoint refuses a body that is too long, and one 8,000 levels deep', async () => {
    const world = await makeWorld();
    const writing = apiRoutes.filter(
      ({ endpoint }) => endpoint.method === 'POST' || endpoint.method === 'PUT',
    );
    expect(writing.length).toBeGreaterThan(3);
    for (const { endpoint } of writing) {
      // A new one each time: a call may end the session.
      const admin = await world.signedInAs('super_admin');
      const url = endpoint.path.replace(/\{\w+\}/g, 'x');
      const headers = { 'content-type': 'application/json' };
      const huge = await admin.request({
        method: endpoint.method,
        url,
        headers,
        payload: `"${'x'.repeat(longestBody(endpoint))}"`,
      });
      expect(huge, url).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
      const payload = `{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`;
      const deep = await admin.request({ method: endpoint.method, url, headers, payload });
      expect(deep.status, url).toBeLessThan(500);
    }
  });

  test('what is hardly HTTP is answered calmly over a bare connection', async () => {
    const world = await makeWorld();
    const countRows = await rowCounter(world);
    const before = await countRows();
    for (const [title, request, status] of hardlyHttp) {
      const answer = await overSocket(world, request);
      expect(answer.status, title).toBe(status);
      expectCalm(answer.body);
      expect(answer.head, title).toMatch(/x-content-type-options: nosniff/i);
    }
    expect(await countRows()).toEqual(before);
    expect((await world.visitor().request({ url: '/healthz' })).status).toBe(200);
  });
});

function rawRoute(method: Method, path: string, input: z.ZodType): Endpoint {
  return { method, path, access: 'anyone', summary: '', input, output: z.unknown() };
}

/** Sends as one of three people. Each endpoint gets new ones, because it may sign them out. */
async function makeSender(world: World) {
  const people = {
    visitor: world.visitor(),
    user: await world.signedInAs('user'),
    super_admin: await world.signedInAs('super_admin'),
  };
  return ({ as, ...options }: Attack) => people[as].request({ remoteAddress: anyAddress(), ...options });
}

/** A different one each time, or the limits would answer in place of what they protect. */
function anyAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
}

const codes = [...generalCodes, ...features.flatMap(({ errorWords }) => Object.keys(errorWords?.ru ?? {}))];

/** An error has the usual shape and reveals nothing internal. */
function expectCalm(body: Record<string, unknown>): void {
  expect(codes).toContain(body.code);
  expect(body.detail).toEqual(expect.stringMatching(/\S/));
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.ts:|SQLITE_|SqliteError|syntax error|select .* from|Zod/,
  );
}

/** Existing ids, a few of each table. */
async function idsOf(world: World): Promise<string[]> {
  const db = world.app.database.handle;
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name, dataType }) => name === 'id' && /text/i.test(dataType)),
  );
  const few = tables.map(({ name }) => sql`select * from (select id from ${sql.table(name)} limit 3) as few`);
  const { rows } = await sql<{ id: string }>`${sql.join(few, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the rows of every table, in one query. */
async function rowCounter(world: World): Promise<() => Promise<{ name: string; n: number }[]>> {
  const db = world.app.database.handle;
  const tables = await db.introspection.getTables();
  // Refused attempts are counted; only that may change.
  const counted = tables.filter(({ name }) => name !== 'limit_counters');
  const counts = counted.map(
    ({ name }) => sql`select cast(${sql.lit(name)} as text) as name, count(*) as n from ${sql.table(name)}`,
  );
  const query = sql<{ name: string; n: number }>`${sql.join(counts, sql` union all `)} order by name`.compile(
    db,
  );
  if (world.engine === 'sqlite') return async () => (await db.executeQuery(query)).rows;
  // PostgreSQL takes longer to plan a query over all tables than to answer it: a function's plan is kept.
  const body = `create function counted_rows() returns table (name text, n bigint) language plpgsql
    as $$ begin return query ${query.sql.replace(' order by name', '')} order by 1; end $$`;
  await sql.raw(body).execute(db);
  return async () =>
    (await sql.raw<{ name: string; n: number }>('select name, n from counted_rows()').execute(db)).rows;
}

function overSocket(
  world: World,
  request: string,
): Promise<{ status: number; head: string; body: Record<string, unknown> }> {
  const { port } = world.server.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`closed after «${text}»`)));
    socket.on('data', (chunk) => {
      text += chunk;
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (Buffer.byteLength(body) < length || Number.isNaN(length)) return;
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        head,
        body: JSON.parse(body) as Record<string, unknown>,
      });
      socket.destroy();
    });
  });
}

function longestBody({ takesPicture, maxBodyBytes = 2 ** 20 }: Endpoint): number {
  return takesPicture ? maxPictureBody : maxBodyBytes;
}

async function reopen({ app }: World): Promise<void> {
  const ctx = contextOf(app);
  await ctx.transaction((tx) => setMaintenance(tx, false));
  await readMaintenance(ctx);
}
