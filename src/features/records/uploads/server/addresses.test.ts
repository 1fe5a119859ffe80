/** Which upload a request is about: the one that its path names, whatever else its address says. */
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { begin, cancel, progress, send } from '#test/uploads.ts';
import { describeOnEngines, describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { uploadsPath } from '../contract.ts';

const guide = { purpose: 'material', name: 'guide.pdf', size: 10 };
const hidden = Buffer.from('0123456789');

describeOnOneEngine('the address of an upload', (makeWorld) => {
  it.each(['?x=/', '?/', '?x=%2F', '?x=/%zz/', '/?x=/'])(
    'another’s upload behind %s is neither read nor written nor deleted',
    async (joint) => {
      const { world, teacher, own, other, owner } = await twoUploads(makeWorld);
      const path = `${uploadsPath}/${own}${joint}${other}`;
      const [seen, written] = [
        await ask(world, teacher, { method: 'HEAD', path }),
        await put(world, teacher, path),
      ];
      expect([seen.status, seen.offset]).toEqual([200, '0']);
      expect(written.status).toBe(204);
      expect((await progress(owner, other)).headers['upload-offset'], 'the other’s').toBe('4');
      expect((await progress(teacher, own)).headers['upload-offset'], 'one’s own').toBe('3');
      expect((await ask(world, teacher, { method: 'DELETE', path })).status).toBe(204);
      expect((await progress(owner, other)).status).toBe(200);
    },
  );

  it('an address with a fragment, which no browser sends, names no upload', async () => {
    const { world, teacher, own, other, owner } = await twoUploads(makeWorld);
    const path = `${uploadsPath}/${own}#/${other}`;
    for (const method of ['HEAD', 'DELETE'] as const)
      expect((await ask(world, teacher, { method, path })).status).toBe(404);
    expect((await put(world, teacher, path)).status).toBe(404);
    for (const [person, id] of [
      [owner, other],
      [teacher, own],
    ] as const)
      expect((await progress(person, id)).status).toBe(200);
  });

  it('a query of one’s own upload changes nothing, nor does one of a file that is begun', async () => {
    const { world, teacher, own, other, owner } = await twoUploads(makeWorld);
    expect((await put(world, teacher, `${uploadsPath}/${own}?part=1`)).status).toBe(204);
    const words = Object.entries({ purpose: guide.purpose, name: guide.name }).map(
      ([key, word]) => `${key} ${btoa(word)}`,
    );
    const headers = { 'upload-length': '5', 'upload-metadata': words.join(',') };
    const begun = await ask(world, teacher, { method: 'POST', path: `${uploadsPath}?x=/${other}`, headers });
    expect(begun.status).toBe(201);
    expect(begun.location).toMatch(/^\/api\/uploads\/[\da-f-]{36}$/);
    expect(begun.location).not.toContain(other);
    expect((await progress(owner, other)).headers['upload-offset']).toBe('4');
  });

  it('no odd form of a path leads to an upload, and an address alone shows nothing of one', async () => {
    const { world, teacher, own, other } = await twoUploads(makeWorld);
    const odd = [
      `${uploadsPath}//${own}`,
      `//api/uploads/${own}`,
      `${uploadsPath}/../uploads/${own}`,
      `${uploadsPath}/%2e%2e/uploads/${own}`,
      `${uploadsPath}/${own}/../${other}`,
      `${uploadsPath}/${own}%2F..%2F${other}`,
      `${uploadsPath}/${own}/${other}`,
      `${uploadsPath}/x%2F${own}`,
      `${uploadsPath}/${own}%00`,
      `${uploadsPath}/${own}%5c`,
      `${uploadsPath}/..`,
      `${uploadsPath}/%2e%2e`,
      `${uploadsPath}/private%2F${own}`,
    ];
    for (const path of odd)
      for (const method of ['HEAD', 'PATCH', 'DELETE'])
        expect(
          (await ask(world, teacher, { method, path, headers: piece })).status,
          `${method} ${path}`,
        ).toBe(404);
    for (const path of [...odd, `${uploadsPath}/${own}`, `${uploadsPath}/${own}?x=/${other}`])
      expect((await ask(world, teacher, { method: 'GET', path })).status, `GET ${path}`).toBe(404);
    expect((await progress(teacher, own)).headers['upload-offset']).toBe('0');
    expect((await cancel(teacher, own)).status).toBe(204);
  });
});

describeOnEngines('an invalid id', (makeWorld) => {
  it('is not looked for', async () => {
    const { world, teacher, own } = await twoUploads(makeWorld);
    for (const id of ['%00', `${own}%00`, 'x', `${own.toUpperCase()}`, '%F0%9F%92%83'])
      for (const method of ['HEAD', 'PATCH', 'DELETE'])
        expect(
          (await ask(world, teacher, { method, path: `${uploadsPath}/${id}`, headers: piece })).status,
          id,
        ).toBe(404);
  });
});

async function twoUploads(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const [teacher, owner] = [await world.signedInAs('content_manager'), await world.signedInAs('super_admin')];
  const [own, other] = [await begin(teacher, guide), await begin(owner, guide)];
  expect((await send(owner, other, hidden.subarray(0, 4), 0)).status).toBe(204);
  return { world, teacher, own, other, owner };
}

const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

const put = (world: World, caller: Person, path: string) =>
  ask(world, caller, { method: 'PATCH', path, headers: piece, body: 'abc' });

interface Asked {
  method: string;
  /** Sent as it is. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

function ask(world: World, { token }: Person, { method, path, headers: more, body = '' }: Asked) {
  const known = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', 'content-length': body.length };
  const headers = { ...known, ...more };
  const { port } = new URL(world.app.config.appUrl);
  return new Promise<{ status: number; offset: unknown; location: unknown }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      answer.resume();
      const { 'upload-offset': offset, location } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, offset, location });
    });
    asked.on('error', reject).end(body);
  });
}
